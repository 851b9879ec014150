package org.botarena.arena.event;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Replays;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.schedule.Schedule;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Grade;
import org.botarena.arena.tournament.standing.Tally;

/**
 * The control of a tournament: its first entrant plays itself, under the same terms and on other openings. An interval
 * that excludes one half suggests that something favours one of two equal agents. The games count for no entrant and
 * are not recorded.
 */
final class Control {
    private static final int FEWEST_PAIRS = 20;

    private final Setup setup;
    private final Fixtures fixtures;

    Control(Setup of) {
        Entrant entrant = of.entrants().get(0);
        setup = new Setup(
                of.terms(),
                new RoundRobin(),
                Math.max(FEWEST_PAIRS, of.pairs()),
                of.openings(),
                ~of.seed(),
                of.jobs(),
                List.of(named(entrant, entrant.name()), named(entrant, entrant.name() + "/2")));
        fixtures = Fixtures.of(setup.terms().rules(), setup.openings(), setup.seed());
    }

    private static Entrant named(Entrant entrant, String name) {
        return new Entrant(name, entrant.jar(), entrant.options(), 1, OptionalInt.empty(), entrant.authors());
    }

    /**
     * Plays the games.
     *
     * @param stopping receives the tournament, so that it can be stopped
     * @return the result as a notice, without a full stop, or empty if it was stopped
     */
    Optional<Sentence> play(GameRunner runner, Consumer<Tournament> stopping) {
        Tally tally = new Tally(setup);
        Tournament games = new Tournament(
                new Schedule(setup, fixtures),
                runner,
                runner.inFlight(setup.jobs()),
                Replays.atTheEnd(),
                List.of(tally));
        stopping.accept(games);
        if (games.run().isInterrupted()) {
            return Optional.empty();
        }
        Grade grade = tally.grades(List.of(setup.names().get(1))).get(0);
        boolean isFair = grade.shareLow() <= 0.5 && grade.shareHigh() >= 0.5;
        return Optional.of(Sentence.of(
                isFair ? "control.fair" : "control.unfair",
                grade.entrant(),
                grade.pairs(),
                percent(grade.share().orElse(0.5)),
                percent(grade.shareLow()),
                percent(grade.shareHigh())));
    }

    /** Whether a sentence reports a control. */
    static boolean isOf(Sentence sentence) {
        return sentence.key().startsWith("control.");
    }

    private static String percent(double share) {
        return Numbers.fixed(100 * share, 1);
    }
}
