package org.botarena.arena.news;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.tournament.format.GamePair;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.tournament.standing.Tally;

/**
 * Counts the games of a tournament and turns the events of a spectator into news. It comes after the ledger, so that
 * its news is already recorded. For one thread at a time.
 */
public final class NewsDesk implements Spectator {
    private static final Duration BETWEEN_TABLES = Duration.ofSeconds(1);

    /** Standings take at most one part in this many of the time. */
    private static final int COST = 20;

    /** The number of first computations whose cost is ignored, because it includes class loading. */
    private static final int COLD = 3;

    private Setup setup;
    private Tally tally;
    private final Clock clock;
    private final Consumer<News> out;
    private Instant tableDue;
    private boolean hasChanged;
    private int tables;

    /**
     * A desk before the first event.
     *
     * @param tally counts the games
     * @param out takes the news
     */
    public NewsDesk(Setup setup, Tally tally, Clock clock, Consumer<News> out) {
        this.setup = setup;
        this.tally = tally;
        this.clock = clock;
        this.out = out;
        this.tableDue = clock.instant();
    }

    /**
     * Continues with other entrants.
     *
     * @param recount counts the games so far; called in a fixed format, where games of a replaced jar no longer count
     */
    public void change(Setup now, Supplier<Tally> recount) {
        setup = now;
        if (now.format().isFixed()) {
            tally = recount.get();
        } else {
            tally.change(now);
        }
        hasChanged = true;
    }

    @Override
    public void drawn(int round, List<GamePair> meetings) {
        out.accept(News.RoundDrawn.of(round, setup.format().isFixed() ? List.of() : meetings));
    }

    @Override
    public void begun(ScheduledGame game) {
        out.accept(News.GameBegun.of(game));
    }

    @Override
    public void ended(GameRecord game) {
        Counted counted = Counted.of(game, setup.terms().times());
        if (setup.counts(game)) {
            tally.count(counted);
            tally.countVoided(game);
        }
        out.accept(News.GameEnded.of(game, Outcome.points(setup.terms().rules(), game.result()), counted));
        change();
    }

    @Override
    public void disturbed(GameRecord game) {
        out.accept(News.AttemptVoided.of(game));
    }

    @Override
    public void unplayed(GameRecord game) {
        tally.unplayed(game);
        out.accept(News.GivenUp.of(game));
        change();
    }

    @Override
    public void tick() {
        if (hasChanged && !clock.instant().isBefore(tableDue)) {
            table();
        }
    }

    private void change() {
        hasChanged = true;
        tick();
    }

    private void table() {
        long begin = System.nanoTime();
        out.accept(new News.StandingsChanged(tally.table()));
        Duration cost = Duration.ofNanos(System.nanoTime() - begin).multipliedBy(COST);
        boolean isDear = cost.compareTo(BETWEEN_TABLES) > 0 && tables++ >= COLD;
        tableDue = clock.instant().plus(isDear ? cost : BETWEEN_TABLES);
        hasChanged = false;
    }

    /** Sends the standings after the last game. */
    public void finish() {
        table();
    }
}
