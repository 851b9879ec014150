package org.botarena.arena.cli.match;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.cli.ticker.FaultCauses;
import org.botarena.arena.cli.ticker.ProgressDisplay;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.Order;
import org.botarena.arena.event.TableSource;
import org.botarena.arena.jass.WholeGames;
import org.botarena.arena.news.News;
import org.botarena.arena.rating.Sprt;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.tournament.Replays;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;

/**
 * Two entrants against each other: what is asked for. Immutable.
 *
 * @param spec with the two
 * @param goal of whole games of Jass; empty: a game is what the rules say
 * @param test that ends it when it has decided, or no more games can decide it
 */
record Duel(TournamentSpec spec, Optional<TargetScore> goal, Optional<Sprt> test) {
    /**
     * Plays it, until the last game, the test's decision or an interruption.
     *
     * @param interruption ends it before its time
     * @param err for the progress
     * @param warnings gets what may disturb it, in sentences without their full stops
     * @throws Failed if it cannot be played, with what to do
     */
    DuelResult play(Installation installation, Interruption interruption, PrintWriter err, Consumer<String> warnings) {
        Order order = spec.out().isPresent() ? Order.kept(spec) : Order.unkept(spec);
        try (Event event = Event.open(order, installation)) {
            interruption.stopsWith(event::stop);
            event.listen(news -> {
                if (news.news() instanceof News.Noticed notice) {
                    warnings.accept(notice.sentence().toString());
                }
            });
            event.playAgain(test.isPresent() ? Replays.soon() : Replays.atTheEnd());
            List<WholeGames> whole = new ArrayList<>();
            goal.ifPresent(to -> event.playAt((venue, terms, jobs) -> {
                whole.add(new WholeGames(TableSource.HERE.open(venue, terms, jobs), to.points()));
                return whole.get(0);
            }));
            FaultCauses causes = new FaultCauses();
            event.watch(causes);
            Plan plan = event.plan();
            Scoresheet sheet = Scoresheet.of(plan, test, event::stop);
            boolean isInterrupted;
            try (ProgressDisplay display = ProgressDisplay.everywhere("games", plan.games(), err)) {
                if (test.isPresent()) {
                    display.estimate(
                            done -> untilDecided(sheet, done, plan.games()),
                            () -> sheet.comparison().progress());
                }
                event.watch(sheet);
                event.watch(display);
                isInterrupted = event.play(Optional.empty()).over().isInterrupted() && !sheet.isOver();
            }
            return new DuelResult(this, plan, sheet, whole.stream().findFirst(), causes, isInterrupted);
        }
    }

    /** Nobody knows how many games a test takes: the number in all is an estimate. */
    private static long untilDecided(Scoresheet sheet, long done, long most) {
        return sheet.isOver()
                ? done
                : sheet.comparison()
                        .gamesLeft()
                        .map(left -> Math.min(most, done + left))
                        .orElse(most);
    }
}
