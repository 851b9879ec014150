package org.botarena.arena.event;

import java.util.Locale;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.Rules;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.machine.MachineMemory;
import org.botarena.arena.match.EngineTerms;
import org.botarena.arena.match.Terms;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.Selection;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Protection;
import org.botarena.arena.venue.Venue;

/**
 * The entrants and conditions of games in any format. Immutable.
 *
 * @param terms the terms of every game, at the available level of isolation
 * @param protection the reason for this level
 * @param fixtures the start positions
 * @param roster the entrants and the refused jars
 * @param jobs the number of games at a time, from 1
 */
public record PlayConditions(Terms terms, Protection protection, Fixtures fixtures, Roster roster, int jobs) {
    private static final int LABEL = 10;

    /**
     * Prepares games between trusted agents.
     *
     * @throws Failed if they cannot be played; the message says what to do
     */
    public static PlayConditions ofTrusted(TournamentSpec spec, Installation installation, Venue venue) {
        try {
            return of(spec, false, installation, venue, GameRunnerSource.HERE, Roster::of);
        } catch (IllegalArgumentException e) {
            throw new Failed(e.getMessage(), e);
        }
    }

    /**
     * Prepares any games.
     *
     * @param isAmongStrangers whether they run third-party code
     * @param runners opens the runner
     * @param entrants selects the entrants
     * @throws Failed if they cannot be played; the message says what to do
     * @throws IllegalArgumentException if the game does not exist
     */
    static PlayConditions of(
            TournamentSpec spec,
            boolean isAmongStrangers,
            Installation installation,
            Venue venue,
            GameRunnerSource runners,
            BiFunction<Selection, Admission, Roster> entrants) {
        int jobs = runners.lanes().isPresent() ? elsewhere(spec, runners.lanes().getAsInt()) : jobs(spec, venue);
        Roster roster = entrants.apply(spec.entrants(), venue.admission());
        requireEnough(spec, roster);
        Protection protection = protection(spec, isAmongStrangers, roster, installation, venue, runners);
        roster.entrants().forEach(entrant -> EngineTerms.require(entrant, protection.level()));
        if (runners.lanes().isEmpty()) {
            EngineTerms.requirePython(
                    roster.entrants().stream().map(Entrant::jar).toList(), venue.machine());
        }
        Rules<?> rules = spec.terms().rules();
        roster.entrants().forEach(entrant -> EngineTerms.require(entrant, rules, OpenRoster.starts(spec.openings())));
        Fixtures fixtures = Fixtures.of(rules, spec.openings(), spec.seed());
        return new PlayConditions(spec.terms().at(protection.level()), protection, fixtures, roster, jobs);
    }

    private static Protection protection(
            TournamentSpec spec,
            boolean isAmongStrangers,
            Roster roster,
            Installation installation,
            Venue venue,
            GameRunnerSource runners) {
        int heapMiB = spec.terms().heapMiB();
        return isAmongStrangers
                ? runners.protection(
                        spec.isolation(),
                        venue,
                        heapMiB,
                        roster.entrants().stream().map(Entrant::jar).toList(),
                        installation)
                : Protection.strongest(spec.isolation(), venue, heapMiB);
    }

    /** The number of games at a time: the number of lanes on other machines, unless fewer are ordered. */
    private static int elsewhere(TournamentSpec spec, int lanes) {
        return spec.jobs() == 0 ? lanes : Math.min(spec.jobs(), lanes);
    }

    /** The number of games at a time that cores and memory allow, unless fewer are ordered. */
    private static int jobs(TournamentSpec spec, Venue venue) {
        int jobs = spec.jobs();
        int cores = Lanes.mostGames(venue.machine());
        if (jobs > cores) {
            throw new Failed(String.format(
                    Locale.ROOT,
                    "--jobs %d is too many: of the %d cores of this machine one is the arena's and one each game's;"
                            + " at most %d",
                    jobs,
                    venue.machine().coreCount(),
                    cores));
        }
        int players = spec.terms().rules().players();
        int heapMiB = spec.terms().heapMiB();
        long room = venue.memory().games(players, heapMiB);
        if (room < Math.max(1, jobs)) {
            throw new Failed(String.format(
                    Locale.ROOT,
                    "the memory is too small: a game's %d agents can take %d MiB (--heap %dm), %d MiB are"
                            + " available, and %d %s at a time. End other programs, or choose a smaller --heap%s",
                    players,
                    MachineMemory.gameMiB(players, heapMiB),
                    heapMiB,
                    venue.memory().availableMiB(),
                    Math.max(1, jobs),
                    jobs > 1 ? "games are to run" : "game is to run",
                    jobs > 1 ? " or fewer --jobs" : ""));
        }
        return jobs == 0 ? (int) Math.min(cores, room) : jobs;
    }

    private static void requireEnough(TournamentSpec spec, Roster roster) {
        boolean isComplete = roster.refused().isEmpty() && roster.leftOut().isEmpty();
        if (spec.isStrict() && !isComplete) {
            throw new Failed("nothing was played: not every jar may play%s".formatted(reasons(roster)));
        }
        if (roster.entrants().size() < 2) {
            String there = roster.entrants().isEmpty()
                    ? "there is none"
                    : "there is only " + roster.entrants().get(0).name();
            throw new Failed("a tournament needs two entrants, %s (agents folder: %s)%s"
                    .formatted(there, spec.entrants().agents(), reasons(roster)));
        }
    }

    /** Lists the reasons why others do not play, below the sentence that they explain. */
    static String reasons(Roster roster) {
        Stream<String> refused = roster.refused().stream()
                .flatMap(jar -> jar.problems().stream()
                        .map(problem -> Labelled.of(
                                "refused", LABEL, "%s:%n%s".formatted(VisibleText.name(jar.source()), problem))));
        Stream<String> leftOut = roster.leftOutWhy().stream().map(reason -> Labelled.of("left out", LABEL, reason));
        return Stream.concat(refused, leftOut).map(reason -> "\n" + reason).collect(Collectors.joining());
    }
}
