package org.botarena.arena.cli.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.SettingOptions;
import org.botarena.arena.match.LocalGameRunner;
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
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs games with one agent for a program at the other end of the standard streams. */
abstract class EngineSession extends ArenaCommand {
    private static final List<TournamentOption> SETTINGS = List.of(
            TournamentOption.GAME,
            TournamentOption.MOVE_TIME.saying(
                    "Time limit for a move, such as 100ms or 2s, unless the other side sets one (default: 2s)."),
            TournamentOption.CLOCK.saying(
                    "Clock for all moves of a game, such as 60s+1s, unless the other side sets a time; in place of"
                            + " --move-time."),
            TournamentOption.SEED);

    private final Installation installation;
    private final Speaking speaking;

    @Parameters(
            paramLabel = "ENTRANT",
            description = "Agent: a jar, a folder of classes, or the name of a sample, with options.")
    private String entrant;

    /** Uses an installation, whose samples can be named. */
    EngineSession(Installation installation, Speaking speaking) {
        this.installation = installation;
        this.speaking = speaking;
    }

    @Spec
    void add(CommandSpec command) {
        spec = command;
        SettingOptions.add(command, TournamentOption.OF_AGENTS);
        SettingOptions.add(command, SETTINGS);
    }

    /** The protocol of the session. */
    interface Speaking {
        void speak(
                TournamentSpec what,
                String name,
                Function<String, AgentSeats> begin,
                BufferedReader in,
                PrintWriter out)
                throws IOException, InterruptedException;
    }

    @Override
    public Integer call() throws InterruptedException {
        TournamentSpec what = SettingOptions.spec(spec, installation);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try (Venue venue = Venue.open(what.agentJava(), what.games())) {
            Entrant agent = OneEntrant.of(entrant, what.terms().rules().name(), installation, venue);
            try (LocalGameRunner runner = venue.runner(terms(what, venue), 1, Lanes.Use.PERSON)) {
                Function<String, AgentSeats> begin =
                        start -> new AgentSeats(runner, agent, Optional.empty(), start, player -> what.seed() + player);
                speaking.speak(what, agent.name(), begin, in, out());
                return 0;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (IllegalArgumentException e) {
            throw new Failed(e);
        }
    }

    private Terms terms(TournamentSpec what, Venue venue) {
        return Protection.strongest(what.terms(), what.isolation(), venue, err());
    }
}
