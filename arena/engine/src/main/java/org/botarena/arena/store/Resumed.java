package org.botarena.arena.store;

import java.util.Optional;
import org.botarena.arena.match.GameRecord;
import org.botarena.arena.match.Pairing;
import org.botarena.arena.tournament.Pairings;
import org.botarena.arena.tournament.WrappedPairings;

/** The games of other pairings that are not on file yet; of those that are, the others hear as if they ended now. */
public final class Resumed extends WrappedPairings {
    private final Ledger ledger;
    private final long before;

    /** Goes on where the ledger ends. */
    public Resumed(Pairings all, Ledger ledger) {
        super(all);
        this.ledger = ledger;
        before = ledger.count();
    }

    @Override
    public Optional<Pairing> next() {
        for (Optional<Pairing> game = all().next(); game.isPresent(); game = all().next()) {
            Optional<GameRecord> played = ledger.find(game.get().id());
            if (played.isEmpty()) {
                return game;
            }
            all().ended(played.get());
        }
        return Optional.empty();
    }

    /** How many are left. */
    @Override
    public long games() {
        return Math.max(0, all().games() - before);
    }
}
