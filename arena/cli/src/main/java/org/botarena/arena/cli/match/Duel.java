package org.botarena.arena.cli.match;

import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.botarena.arena.cli.console.Display;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.cli.console.Terminal;
import org.botarena.arena.event.Notices;
import org.botarena.arena.event.Preparation;
import org.botarena.arena.jass.WholeGames;
import org.botarena.arena.match.LiveTable;
import org.botarena.arena.match.Table;
import org.botarena.arena.rating.Sprt;
import org.botarena.arena.report.plan.Progress;
import org.botarena.arena.report.plan.ProgressWatch;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.tournament.Replays;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.schedule.Schedule;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Venue;

/**
 * Two entrants against each other: what is asked for. Immutable.
 *
 * @param spec with the two
 * @param goal of whole games of Jass; empty: a game is what the rules say
 * @param test that ends it when it has decided
 */
record Duel(TournamentSpec spec, Optional<TargetScore> goal, Optional<Sprt> test) {
    /**
     * Plays it; progress goes to standard error.
     *
     * @param warnings gets what may disturb it, in sentences without their full stops
     * @throws Failed if it cannot be played, with what to do
     */
    DuelResult play(Installation installation, Consumer<String> warnings) {
        try (Interruption interruption = Interruption.listen();
                Venue venue = Venue.open(spec.agentJava(), spec.games())) {
            interruption.stopsWith(venue::stopAdmission);
            Preparation preparation = Preparation.ofTrusted(spec, installation, venue);
            Setup setup = preparation.setup();
            List<String> names =
                    preparation.roster().entrants().stream().map(Entrant::name).toList();
            Scoresheet sheet = new Scoresheet(names.get(0), names.get(1), test, preparation.fixtures()::start);
            try (LiveTable table = venue.table(setup.terms(), setup.jobs(), Lanes.Use.TOURNAMENT)) {
                table.crowding().ifPresent(warnings);
                Optional<WholeGames> whole = goal.map(to -> new WholeGames(table, to.points()));
                Notices notices = new Notices(venue::checkup, warnings);
                boolean isInterrupted =
                        play(preparation, whole.map(Table.class::cast).orElse(table), sheet, notices, interruption);
                return DuelResult.of(this, preparation, sheet, whole, isInterrupted);
            }
        } catch (UncheckedIOException e) {
            throw new Failed("%s (%s)".formatted(e.getMessage(), e.getCause().getMessage()), e);
        }
    }

    /** Plays until the last game, the test's decision or an interruption; whether it was the last of these. */
    private boolean play(
            Preparation preparation, Table table, Scoresheet sheet, Notices notices, Interruption interruption) {
        Setup setup = preparation.setup();
        Schedule schedule = new Schedule(setup, preparation.fixtures());
        try (Display display = new Display(schedule.games(), test.isPresent() ? 0 : Terminal.columns())) {
            ProgressWatch watch = new ProgressWatch(
                    schedule.games(), Clock.systemUTC(), test.isPresent() ? untilDecided(sheet, display) : display);
            Replays replays = test.isPresent() ? Replays.soon() : Replays.atTheEnd();
            Tournament tournament =
                    new Tournament(schedule, table, setup.jobs(), replays, List.of(sheet, watch, notices));
            sheet.whenDecided(tournament::stop);
            interruption.stopsWith(tournament::stop);
            return tournament.run().isInterrupted() && !sheet.isDecided();
        }
    }

    /** Nobody knows how many games a test takes: the number in all is an estimate. */
    private static Progress untilDecided(Scoresheet sheet, Progress shown) {
        return status -> {
            Comparison now = sheet.comparison();
            long games = sheet.isDecided()
                    ? status.done()
                    : now.gamesLeft()
                            .map(left -> Math.min(status.games(), status.done() + left))
                            .orElse(status.games());
            shown.show(new Progress.Status(status.done(), games, status.elapsed(), now.progress()));
        };
    }
}
