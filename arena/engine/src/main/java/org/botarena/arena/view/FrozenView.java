package org.botarena.arena.view;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.botarena.api.Games;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.store.Freeze;

/** The public view of a frozen tournament, folded only from the lines up to the freeze. Immutable. */
final class FrozenView {
    private final Freeze freeze;
    private final RecordedTournament recorded;
    private final Snapshot snapshot;
    private final boolean isWhole;

    /**
     * Folds the lines up to the freeze; for revealed places also those up to their line.
     *
     * @throws org.botarena.arena.store.StoreException if they cannot be read
     */
    FrozenView(Path folder, Games games, Freeze freeze, Instant now) {
        this.freeze = freeze;
        recorded = new RecordedTournament(folder, games, freeze.upTo());
        RunningTable table = table(recorded, now);
        List<Row> places = freeze.revealed() == 0
                ? List.of()
                : table(new RecordedTournament(folder, games, freeze.revealedAt()), now)
                        .rows();
        isWhole = freeze.revealed() > 0 && freeze.revealed() >= places.size();
        LiveNews none = new LiveNews();
        snapshot = Snapshot.of(
                new EventId(freeze.at(), 0, freeze.revealed()),
                now,
                TournamentFacts.of(recorded, TournamentFacts.State.FROZEN, none),
                table,
                "",
                places.subList(Math.max(0, places.size() - freeze.revealed()), places.size()),
                none,
                false,
                recorded.last());
    }

    private static RunningTable table(RecordedTournament recorded, Instant now) {
        RunningTable table = new RunningTable();
        table.refresh(recorded, false, now);
        return table;
    }

    Freeze freeze() {
        return freeze;
    }

    /** Whether every place is revealed. */
    boolean isWhole() {
        return isWhole;
    }

    Snapshot snapshot() {
        return snapshot;
    }

    /** The tournament up to the freeze. */
    RecordedTournament recorded() {
        return recorded;
    }
}
