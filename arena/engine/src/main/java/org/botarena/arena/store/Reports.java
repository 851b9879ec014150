package org.botarena.arena.store;

import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import org.botarena.api.Games;
import org.botarena.arena.report.Results;
import org.botarena.arena.report.Scoreboard;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.Unplayed;

/** Makes every other file of a results folder from the store; the same store gives the same bytes. */
public final class Reports {
    private Reports() {}

    /**
     * Writes them anew.
     *
     * @return the tables
     * @throws org.botarena.arena.report.ResultsException if they cannot be written
     */
    public static Scoreboard write(Store store, Games games) {
        Progression progression = store.progression();
        Ledger ledger = store.games();
        List<Unplayed> unplayed = ledger.givenUp();
        try (Results results = Results.again(
                store.folder(),
                store.setup(games),
                store.roster(),
                store.provenance(),
                Clock.fixed(progression.ended(), ZoneOffset.UTC))) {
            results.withTables(progression.tables()).trimmed(progression.trimmed());
            ledger.each(results::ended);
            unplayed.forEach(results::unplayed);
            return results.finish(new Tournament.Ending(progression.isInterrupted(), ledger.count(), unplayed));
        }
    }
}
