package org.botarena.arena.news;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.tournament.format.Matchup;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.schedule.Unplayed;
import org.botarena.arena.tournament.standing.Standings;

/**
 * Makes news of what a tournament tells its spectators. It is to be the last of them, so that what it tells is on file and
 * counted. One thread at a time.
 */
public final class NewsDesk implements Spectator {
    private static final Duration BETWEEN_TABLES = Duration.ofSeconds(1);

    /** Standings take at most one part in so many of the time. */
    private static final int COST = 20;

    /** What the first ones cost is the loading of classes. */
    private static final int COLD = 3;

    private final Setup setup;
    private final Supplier<Standings> standings;
    private final Clock clock;
    private final Consumer<News> out;
    private Instant tableDue;
    private boolean hasChanged;
    private int tables;

    /**
     * Nothing has happened yet.
     *
     * @param standings of the games so far
     * @param out takes what is told
     */
    public NewsDesk(Setup setup, Supplier<Standings> standings, Clock clock, Consumer<News> out) {
        this.setup = setup;
        this.standings = standings;
        this.clock = clock;
        this.out = out;
        this.tableDue = clock.instant();
    }

    @Override
    public void drawn(int round, List<Matchup> meetings) {
        out.accept(new News.RoundDrawn(round, setup.format().isFixed() ? List.of() : meetings));
    }

    @Override
    public void begun(Pairing game) {
        out.accept(new News.GameBegun(game, game.fixture().opening()));
    }

    @Override
    public void ended(GameRecord game) {
        out.accept(new News.GameEnded(game, Outcome.points(setup.terms().rules(), game.result())));
        change();
    }

    @Override
    public void disturbed(GameRecord game) {
        out.accept(new News.AttemptVoided(game));
    }

    @Override
    public void unplayed(Unplayed game) {
        out.accept(new News.GivenUp(game));
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
        out.accept(new News.StandingsChanged(standings.get()));
        Duration cost = Duration.ofNanos(System.nanoTime() - begin).multipliedBy(COST);
        boolean isDear = cost.compareTo(BETWEEN_TABLES) > 0 && tables++ >= COLD;
        tableDue = clock.instant().plus(isDear ? cost : BETWEEN_TABLES);
        hasChanged = false;
    }

    /** Tells the standings after the last game. */
    public void finish() {
        table();
    }
}
