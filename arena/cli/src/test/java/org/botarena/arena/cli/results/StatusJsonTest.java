package org.botarena.arena.cli.results;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.botarena.arena.text.catalogue.Language;
import org.junit.jupiter.api.Test;

/** The progress of a tournament in a line. */
class StatusJsonTest {
    private static String line(int games, long planned, boolean atMost) {
        return new StatusJson(
                        "cup", "finished", null, "reversi", "a format", games, planned, atMost, List.of(), List.of())
                .line(Language.ENGLISH);
    }

    @Test
    void gamesAreComparedWithThePlannedNumber() {
        assertEquals("cup: finished, 12 of 30 games", line(12, 30, false));
        assertEquals("cup: finished, 30 of at most 30 games", line(30, 30, true));
    }

    @Test
    void aLadderWithMoreGamesThanItsCurrentVersionsWouldPlayOnlyCountsThem() {
        assertEquals("cup: finished, 170 games", line(170, 30, true));
    }
}
