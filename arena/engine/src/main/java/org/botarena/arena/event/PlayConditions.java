package org.botarena.arena.event;

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
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
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
            throw new Failed(e);
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
            throw Failed.of("error.jobs", jobs, venue.machine().coreCount(), cores);
        }
        int players = spec.terms().rules().players();
        int heapMiB = spec.terms().heapMiB();
        long room = venue.memory().games(players, heapMiB);
        if (room < Math.max(1, jobs)) {
            throw Failed.of(
                    "error.memory",
                    Math.max(1, jobs),
                    players,
                    MachineMemory.gameMiB(players, heapMiB),
                    heapMiB,
                    venue.memory().availableMiB());
        }
        return jobs == 0 ? (int) Math.min(cores, room) : jobs;
    }

    private static void requireEnough(TournamentSpec spec, Roster roster) {
        boolean isComplete = roster.refused().isEmpty() && roster.leftOut().isEmpty();
        if (spec.isStrict() && !isComplete) {
            throw new Failed(language -> language.text("error.strict") + reasons(roster, language));
        }
        if (roster.entrants().size() < 2) {
            Sentence there = roster.entrants().isEmpty()
                    ? Sentence.of("error.two-entrants.none")
                    : Sentence.of(
                            "error.two-entrants.one", roster.entrants().get(0).name());
            Sentence few =
                    Sentence.of("error.two-entrants", there, spec.entrants().agents());
            throw new Failed(language -> few.in(language) + reasons(roster, language));
        }
    }

    /** Lists the reasons why others do not play, below the sentence that they explain. */
    static String reasons(Roster roster, Language language) {
        Stream<String> refused = roster.refused().stream()
                .flatMap(jar -> jar.problems().stream()
                        .map(problem -> Labelled.of(
                                language.text("check.label.refused"),
                                LABEL,
                                language.text("error.refused", VisibleText.name(jar.source()), problem.in(language)))));
        Stream<String> leftOut = roster.leftOutWhy().stream()
                .map(reason -> Labelled.of(language.text("error.left-out"), LABEL, reason.in(language)));
        return Stream.concat(refused, leftOut).map(reason -> "\n" + reason).collect(Collectors.joining());
    }
}
