package org.botarena.arena.tournament.schedule;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.tournament.format.GamePair;

/**
 * Other pairings, of which a subclass holds some back; they hear all that happens. Two subclasses do so, and each would hand these nine
 * calls on by itself. One thread at a time.
 */
public abstract class WrappedScheduler implements Scheduler {
    private final Scheduler all;

    /** Around these. */
    protected WrappedScheduler(Scheduler all) {
        this.all = all;
    }

    /** What is inside. */
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
    public void unplayed(Unplayed game) {
        all.unplayed(game);
    }

    @Override
    public void tick() {
        all.tick();
    }
}
