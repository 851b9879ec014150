package org.botarena.arena.store;

import java.util.Optional;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.tournament.schedule.Scheduler;
import org.botarena.arena.tournament.schedule.Unplayed;
import org.botarena.arena.tournament.schedule.WrappedScheduler;
import org.botarena.arena.tournament.standing.Counted;

/**
 * Schedules the games of other pairings that are not recorded yet. Reports recorded games, with a result or given up
 * for good, to the others as if they ended now.
 */
public final class RemainingScheduler extends WrappedScheduler {
    private final Ledger ledger;
    private final long before;

    /** Resumes where the ledger ends. */
    public RemainingScheduler(Scheduler all, Ledger ledger) {
        super(all);
        this.ledger = ledger;
        before = ledger.count() + ledger.givenUp().size();
    }

    @Override
    public Optional<ScheduledGame> next() {
        for (Optional<ScheduledGame> game = all().next(); game.isPresent(); game = all().next()) {
            String id = game.get().id();
            Optional<Outcome> played = ledger.counted(id).map(Counted::outcome);
            Optional<Unplayed> given = played.isPresent() ? Optional.empty() : ledger.givenUpAs(id);
            if (played.isEmpty() && given.isEmpty()) {
                return game;
            }
            played.ifPresent(all()::counted);
            given.ifPresent(all()::unplayed);
        }
        return Optional.empty();
    }

    @Override
    public Optional<GameRecord> disturbed(ScheduledGame game) {
        return ledger.disturbed(game.id());
    }

    /** How many are left. */
    @Override
    public long games() {
        return Math.max(0, all().games() - before);
    }
}
