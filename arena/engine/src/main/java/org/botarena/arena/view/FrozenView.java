package org.botarena.arena.view;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.botarena.api.Games;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.store.Freeze;

/**
 * The public view of a frozen tournament, folded only from the lines up to the freeze. Immutable.
 *
 * @param recorded the tournament up to the freeze
 * @param isWhole whether every place is revealed
 */
record FrozenView(Freeze freeze, RecordedTournament recorded, Snapshot snapshot, boolean isWhole) {
    /**
     * Folds the lines up to the freeze; for revealed places also those up to their line.
     *
     * @throws org.botarena.arena.store.StoreException if they cannot be read
     */
    static FrozenView of(Path folder, Games games, Freeze freeze, Instant now) {
        RecordedTournament recorded = new RecordedTournament(folder, games, freeze.upTo());
        List<Row> places = freeze.revealed() == 0
                ? List.of()
                : table(new RecordedTournament(folder, games, freeze.revealedAt()), now)
                        .rows();
        LiveNews none = new LiveNews();
        Snapshot snapshot = Snapshot.of(
                new EventId(freeze.at(), 0, freeze.revealed()),
                now,
                TournamentFacts.of(recorded, TournamentFacts.State.FROZEN, none),
                table(recorded, now),
                "",
                places.subList(Math.max(0, places.size() - freeze.revealed()), places.size()),
                none,
                false,
                recorded.last());
        boolean isWhole = freeze.revealed() > 0 && freeze.revealed() >= places.size();
        return new FrozenView(freeze, recorded, snapshot, isWhole);
    }

    private static RunningTable table(RecordedTournament recorded, Instant now) {
        RunningTable table = new RunningTable();
        table.refresh(recorded, false, now);
        return table;
    }
}
