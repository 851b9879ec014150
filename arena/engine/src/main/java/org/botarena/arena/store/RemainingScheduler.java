package org.botarena.arena.store;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.tournament.schedule.Scheduler;
import org.botarena.arena.tournament.schedule.WrappedScheduler;

/**
 * Schedules the games of other pairings that are not recorded yet. Reports recorded games, with a result or given up
 * for good, to the others as if they ended now.
 */
public final class RemainingScheduler extends WrappedScheduler {
    /** The number of results from which on no more are read ahead, and each one is looked up. */
    private static final int KEPT = 20_000;

    private final Ledger ledger;
    private final long before;
    private final Map<String, Outcome> results = new HashMap<>();
    private final long last;
    private long read = -1;

    /** Resumes where the ledger ends. */
    public RemainingScheduler(Scheduler all, Ledger ledger) {
        super(all);
        this.ledger = ledger;
        before = ledger.count() + ledger.givenUp().size();
        last = ledger.sequence();
    }

    @Override
    public Optional<ScheduledGame> next() {
        for (Optional<ScheduledGame> game = all().next(); game.isPresent(); game = all().next()) {
            String id = game.get().id();
            Optional<Outcome> played = recorded(id);
            Optional<GameRecord> given = played.isPresent() ? Optional.empty() : ledger.givenUpAs(id);
            if (played.isEmpty() && given.isEmpty()) {
                return game;
            }
            played.ifPresent(all()::counted);
            given.ifPresent(all()::unplayed);
        }
        return Optional.empty();
    }

    /** Finds the result of a game. Reads many at once, since games mostly end in the order of the schedule. */
    private Optional<Outcome> recorded(String id) {
        while (read < last && results.size() < KEPT && !results.containsKey(id)) {
            read = ledger.counted(read, last, game -> results.put(game.id(), game));
        }
        return Optional.ofNullable(results.remove(id)).or(() -> ledger.find(id).map(Outcome::of));
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
