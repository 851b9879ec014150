package org.botarena.arena.report;

import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import org.botarena.api.Games;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.store.Progression;
import org.botarena.arena.store.Store;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.schedule.Unplayed;

/** Makes every other file of a results folder from the store; the same store gives the same bytes. */
public final class Reports {
    private Reports() {}

    /**
     * Writes them anew into the tournament's folder.
     *
     * @return the tables
     * @throws org.botarena.arena.files.ResultsException if they cannot be written; what was there stays
     */
    public static Scoreboard write(Store store, Games games) {
        return write(store, games, store.folder());
    }

    /**
     * Writes them into any folder.
     *
     * @return the tables
     * @throws org.botarena.arena.files.ResultsException if they cannot be written; what was there stays
     */
    public static Scoreboard write(Store store, Games games, Path folder) {
        return write(store, store.games(), games, folder);
    }

    /** The same with a ledger whose damage is asked for afterwards. */
    public static Scoreboard write(Store store, Ledger ledger, Games games, Path folder) {
        Progression progression = store.progression();
        List<Unplayed> unplayed = ledger.givenUp();
        try (Results results = Results.again(
                folder,
                store.folder(),
                store.setup(games),
                store.roster(),
                store.provenance(),
                Clock.fixed(progression.ended(), ZoneOffset.UTC))) {
            results.withTables(progression.tables())
                    .trimmed(progression.trimmed())
                    .noticed(progression.notices());
            long[] played = {0};
            ledger.each(game -> {
                results.ended(game);
                played[0]++;
            });
            unplayed.forEach(results::unplayed);
            return results.finish(new Tournament.Ending(progression.isInterrupted(), played[0], unplayed));
        }
    }
}
