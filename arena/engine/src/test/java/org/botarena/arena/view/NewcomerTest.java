package org.botarena.arena.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import org.botarena.api.Games;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.store.Kept;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.RoundRobin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A new version appears in the table immediately, even while the ratings of the others are old. */
class NewcomerTest {
    @TempDir
    private Path folder;

    @Test
    void ratingsWithoutANewcomerAreRecomputed() {
        Format format = new RoundRobin();
        Path cup = folder.resolve("cup");
        new Kept(cup, Kept.setup(format, 2, Kept.entrant("anna", 1), Kept.entrant("bert", 1))).playUntil(2);
        RecordedTournament filed = new RecordedTournament(cup, Games.installed(), Long.MAX_VALUE);
        RunningTable table = new RunningTable();
        Instant now = Instant.EPOCH;
        assertTrue(table.refresh(filed, false, now));
        assertFalse(table.refresh(filed, false, now.plusMillis(1)), "nothing is new");

        new Kept(cup, Kept.setup(format, 2, Kept.entrant("anna", 1), Kept.entrant("bert", 1), Kept.entrant("zoe", 1)))
                .playUntil(2);
        filed.reload();
        table.outdate();

        assertTrue(table.refresh(filed, false, now.plusMillis(1)), "however old the ratings are");
        assertEquals(
                List.of("anna", "bert", "zoe"),
                table.rows().stream().map(Row::name).sorted().collect(Collectors.toList()));
    }
}
