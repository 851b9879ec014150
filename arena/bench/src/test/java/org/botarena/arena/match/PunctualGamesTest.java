package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.botarena.arena.process.enclosure.Isolation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/**
 * An agent that answers shortly before each deadline loses no game because of other programs, and a late agent loses
 * all.
 */
@Tag("full")
@EnabledOnOs(OS.LINUX)
class PunctualGamesTest {
    @Test
    void noAgentLosesToTheMachineAndALateOneLoses() throws Exception {
        List<PunctualGames.Row> rows = PunctualGames.of(10, Isolation.PROCESS);
        assertEquals(4, rows.stream().filter(PunctualGames.Row::isControl).count());
        for (PunctualGames.Row row : rows) {
            if (row.isControl()) {
                // On a busy machine the machine had a part in some.
                assertEquals(row.results() - row.spared(), row.faults(), row::toString);
            } else {
                assertEquals(0, row.faults(), row::toString);
                assertTrue(row.results() >= 0.95 * row.games(), row::toString);
            }
        }
    }
}
