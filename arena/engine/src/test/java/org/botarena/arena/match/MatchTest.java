package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchTest {
    @TempDir
    private static Path folder;

    @Test
    void twoAgentsPlayAGameToItsEnd() throws Exception {
        Entrant one = TestTable.agent(folder, "one", TestJars.FIRST_MOVE);
        Entrant two = TestTable.agent(folder, "two", TestJars.FIRST_MOVE);
        try (TestTable table = TestTable.of("reversi")) {
            for (int i = 0; i < 5; i++) {
                long t = System.nanoTime();
                GameRecord game = table.play(one, two);
                System.out.println("game " + (System.nanoTime() - t) / 1e6 + " ms");
                System.out.println(game.result());
                System.out.println(game.logs());
                assertEquals(List.of(), game.result().faults());
                assertTrue(game.voided().isEmpty());
            }
        }
    }
}
