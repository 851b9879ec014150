package org.botarena.arena.tournament.schedule;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.tournament.format.GamePair;

/**
 * A scheduler that wraps another one, of which a subclass withholds some games; the inner one is notified of
 * everything. It spares its two subclasses the nine delegating methods. For one thread at a time.
 */
public abstract class WrappedScheduler implements Scheduler {
    private final Scheduler all;

    /** Around these. */
    protected WrappedScheduler(Scheduler all) {
        this.all = all;
    }

    /** The wrapped scheduler. */
    protected final Scheduler all() {
        return all;
    }

    @Override
    public Optional<GameRecord> disturbed(ScheduledGame game) {
        return all.disturbed(game);
    }

    @Override
    public boolean isFair() {
        return all.isFair();
    }

    @Override
    public boolean isOpen() {
        return all.isOpen();
    }

    @Override
    public void counted(Outcome game) {
        all.counted(game);
    }

    @Override
    public int round() {
        return all.round();
    }

    @Override
    public List<GamePair> meetings() {
        return all.meetings();
    }

    @Override
    public void disturbed(GameRecord game) {
        all.disturbed(game);
    }

    @Override
    public void unplayed(GameRecord game) {
        all.unplayed(game);
    }

    @Override
    public void tick() {
        all.tick();
    }
}
