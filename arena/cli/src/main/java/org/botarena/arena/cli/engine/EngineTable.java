package org.botarena.arena.cli.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.cli.option.SettingOptions;
import org.botarena.arena.match.LiveTable;
import org.botarena.arena.match.Terms;
import org.botarena.arena.person.AgentSeats;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.OneEntrant;
import org.botarena.arena.venue.Protection;
import org.botarena.arena.venue.Venue;
import picocli.CommandLine.Model.CommandSpec;

/** Opens a table with one agent for a program at the other end of the standard streams. Immutable. */
record EngineTable(Installation installation, CommandSpec spec, String entrant) {
    private static final List<TournamentOption> SETTINGS = List.of(
            TournamentOption.GAME.saying("The game, with its options (default: reversi)."),
            TournamentOption.MOVE_TIME.saying(
                    "What the agent has for a move, where nothing else is told (default: 2s)."),
            TournamentOption.SEED.saying("The same seed of the agent again; by default drawn."));

    static void add(CommandSpec command) {
        SettingOptions.add(command, TournamentOption.OF_AGENTS);
        SettingOptions.add(command, SETTINGS);
    }

    /** What is spoken. */
    interface Speaking {
        /**
         * Answers until the other side has closed its end.
         *
         * @param what the game, and the time for a move
         * @param name of the agent
         * @param begin invites the agent to a game that begins at this position
         */
        void speak(TournamentSpec what, String name, Begin begin, BufferedReader in, PrintWriter out)
                throws IOException, InterruptedException;
    }

    /** Seats for a game from its start. */
    interface Begin {
        AgentSeats at(String start);
    }

    void open(Speaking speaking) throws InterruptedException {
        TournamentSpec what = SettingOptions.spec(spec, installation);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try (Venue venue = Venue.open(what.agentJava(), what.games())) {
            Entrant agent = OneEntrant.of(entrant, what.terms().rules().name(), installation, venue);
            try (LiveTable table = venue.table(terms(what, venue), 1, Lanes.Use.PERSON)) {
                Begin begin =
                        start -> new AgentSeats(table, agent, Optional.empty(), start, player -> what.seed() + player);
                speaking.speak(what, agent.name(), begin, in, spec.commandLine().getOut());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (IllegalArgumentException e) {
            throw new Failed(e.getMessage(), e);
        }
    }

    private Terms terms(TournamentSpec what, Venue venue) {
        Protection protection =
                Protection.strongest(what.isolation(), venue, what.terms().heapMiB());
        protection
                .reason()
                .ifPresent(reason ->
                        spec.commandLine().getErr().printf("arena: isolation %s: %s%n", protection.level(), reason));
        return what.terms().at(protection.level());
    }
}
