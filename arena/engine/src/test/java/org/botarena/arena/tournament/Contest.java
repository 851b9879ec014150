package org.botarena.arena.tournament;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.schedule.Schedule;
import org.botarena.arena.tournament.schedule.Setup;

/** Small tournaments for tests. */
public final class Contest {
    private Contest() {}

    /** A game by its name. */
    public static Rules<?> game(String name) {
        return Games.installed().parse(name);
    }

    /** An entrant with only a name, a fixed SHA-256, and no options. */
    public static Entrant entrant(String name) {
        return entrant(name, Map.of());
    }

    /** An entrant with options. */
    public static Entrant entrant(String name, Map<String, String> options) {
        return entrant(name, options, Path.of(name + ".jar"));
    }

    /** An entrant in a jar. */
    public static Entrant entrant(String name, Path jar) {
        return entrant(name, Map.of(), jar);
    }

    private static Entrant entrant(String name, Map<String, String> options, Path jar) {
        return new Entrant(
                name,
                new Admitted(
                        jar, "ab".repeat(32), jar, "student.MyAgent", Optional.empty(), List.of(), List.of(), false),
                options);
    }

    /** The roster of a setup, with a rejected jar and one for another game. */
    public static Roster roster(Setup setup) {
        Admitted other = entrant("dam").jar();
        Problem problem = Problem.refused(
                Sentence.quote("no Agent class"),
                Sentence.quote("of 3 classes"),
                Sentence.quote("Let one extend Agent"));
        return new Roster(
                setup.entrants(),
                List.of(new Refused(Path.of("broken.jar"), List.of(problem))),
                List.of(new Entrant(
                        "dam",
                        new Admitted(
                                other.source(),
                                other.sha256(),
                                other.staged(),
                                other.agentClass(),
                                Optional.of("student.Draughts"),
                                List.of(),
                                List.of(),
                                false),
                        Map.of())),
                List.of(Sentence.of("roster.samples.out", "flat")));
    }

    /** A round robin with 2 s per move, seed 7, the game's own openings and one game at a time. */
    public static Setup setup(String game, int pairs, String... entrants) {
        Terms terms = new Terms(game(game), Duration.ofSeconds(2), Duration.ofSeconds(5), 256, Isolation.PROCESS);
        return new Setup(
                terms,
                new RoundRobin(),
                pairs,
                Openings.of(terms.rules()),
                7,
                1,
                Stream.of(entrants).map(Contest::entrant).toList());
    }

    /** The same setup with a title. */
    public static Setup titled(String title, Setup setup) {
        return new Setup(
                setup.terms(),
                setup.format(),
                setup.pairs(),
                setup.openings(),
                setup.seed(),
                setup.jobs(),
                setup.entrants(),
                setup.anchors(),
                setup.turnover(),
                title);
    }

    /** The fixtures of a setup. */
    public static Fixtures fixtures(Setup setup) {
        return Fixtures.of(setup.terms().rules(), setup.openings(), setup.seed());
    }

    /** The round robin of a setup. */
    public static Schedule schedule(Setup setup) {
        return new Schedule(setup, fixtures(setup));
    }

    /** All games of a setup, in order. */
    public static List<ScheduledGame> games(Setup setup) {
        Schedule schedule = schedule(setup);
        List<ScheduledGame> games = new ArrayList<>();
        for (Optional<ScheduledGame> game = schedule.next(); game.isPresent(); game = schedule.next()) {
            games.add(game.get());
        }
        return games;
    }

    /** The usual number of attempts, without pauses. */
    public static Replays replaysAtOnce() {
        return new Replays(Collections.nCopies(10, Duration.ZERO), true);
    }
}
