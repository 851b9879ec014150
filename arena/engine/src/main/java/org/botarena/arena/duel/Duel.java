package org.botarena.arena.duel;

import java.util.Optional;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.GameRunnerSource;
import org.botarena.arena.event.Order;
import org.botarena.arena.jass.WholeGames;
import org.botarena.arena.news.NewsListener;
import org.botarena.arena.rating.Sprt;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.tournament.Replays;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;

/**
 * A match of two entrants. Commands and pages open, play and stop it; it prints nothing. One thread, except for
 * {@link #result}, {@link #test} and {@link #stop}.
 */
public final class Duel implements AutoCloseable {
    /** A test that is undecided after this many pairs ends. */
    public static final int MOST_PAIRS_OF_A_TEST = 10_000;

    private final Event event;
    private final Optional<TargetScore> goal;
    private final Optional<Sprt> test;
    private GameRunnerSource runners = GameRunnerSource.HERE;
    private volatile Optional<Playing> playing = Optional.empty();
    private volatile Optional<WholeGames> whole = Optional.empty();

    /** The plan of a match and its results so far. */
    private record Playing(Plan plan, Scoresheet sheet) {}

    private Duel(Event event, Optional<TargetScore> goal, Optional<Sprt> test) {
        this.event = event;
        this.goal = goal;
        this.test = test;
    }

    /**
     * Opens a match; creates no files.
     *
     * @param order with two entrants
     * @param goal of whole games of Jass, or empty if the rules define a game
     * @param test that ends the match once it has decided, or more games cannot decide it
     * @throws Failed if the match cannot be played, with the remedy
     */
    public static Duel open(Order order, Optional<TargetScore> goal, Optional<Sprt> test, Installation installation) {
        Duel duel = new Duel(Event.open(order, installation), goal, test);
        duel.event.playAgain(test.isPresent() ? Replays.soon() : Replays.atTheEnd());
        return duel;
    }

    /** Registers a listener for all news from now on, called in a separate thread of the match. */
    public void listen(NewsListener listener) {
        event.listen(listener);
    }

    /** Registers a spectator of the games. Call it before {@link #play}. */
    public void watch(Spectator spectator) {
        event.watch(spectator);
    }

    /** Plays the games at another runner than this machine's. Call it before {@link #games}. */
    public void playAt(GameRunnerSource source) {
        runners = source;
        event.playAt(source);
    }

    /**
     * The most games that are played. The first call takes seconds, since it examines each jar in a separate process.
     *
     * @throws Failed if the match cannot be played, with the remedy
     */
    public long games() {
        if (playing.isEmpty()) {
            Plan plan = event.plan();
            playing = Optional.of(new Playing(plan, Scoresheet.of(plan, test, event::stop)));
        }
        return playing.get().plan.games();
    }

    /** The number of games, estimated where a test may end the match sooner. */
    public long gamesInAll(long done) {
        long most = games();
        return test().map(state -> state.isOver()
                        ? done
                        : state.gamesLeft() == null ? most : Math.min(most, done + state.gamesLeft()))
                .orElse(most);
    }

    /**
     * Plays until the last game, the test's decision or {@link #stop}.
     *
     * @throws Failed if the match cannot be played, with the remedy
     */
    public DuelResult play() {
        games();
        Playing now = playing.orElseThrow();
        goal.ifPresent(to -> event.playAt((venue, terms, jobs) -> {
            WholeGames runner = new WholeGames(runners.open(venue, terms, jobs), to.points());
            whole = Optional.of(runner);
            return runner;
        }));
        event.watch(now.sheet);
        boolean isInterrupted = event.play(Optional.empty()).over().isInterrupted() && !now.sheet.isOver();
        return DuelResult.of(now.plan.setup(), now.plan.isolation(), now.sheet, goal, whole, isInterrupted);
    }

    /** The result so far; empty before the entrants are known. */
    public Optional<DuelResult> result() {
        return playing.map(now -> DuelResult.of(now.plan.setup(), now.plan.isolation(), now.sheet, goal, whole, false));
    }

    /** The state of the test; empty in a match without a test. */
    public Optional<Comparison.Test> test() {
        return playing.flatMap(now -> now.sheet.test());
    }

    /** Ends the match soon; returns at once. */
    public void stop() {
        event.stop();
    }

    @Override
    public void close() {
        event.close();
    }
}
