package org.botarena.reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Moves, flips and stable discs. */
class BoardTest {
    @Test
    void theNumberOfGamesOfEachLengthIsThePublishedOne() throws IOException {
        JsonNode counts = new ObjectMapper()
                .readTree(BoardTest.class.getResourceAsStream("/oracles/reversi_perft_8x8.json"))
                .get("A_pass_is_a_ply__gameover_counts_1")
                .get("perft");
        for (int depth = 1; depth <= 8; depth++) {
            assertEquals(counts.get(depth - 1).asLong(), leaves(Discs.START, depth), "depth " + depth);
        }
    }

    private static long leaves(Discs position, int depth) {
        if (depth == 0 || position.isOver()) {
            return 1;
        }
        if (position.moves() == 0) {
            return leaves(position.passed(), depth - 1);
        }
        long leaves = 0;
        for (long rest = position.moves(); rest != 0; rest &= rest - 1) {
            leaves += leaves(position.played(Long.numberOfTrailingZeros(rest)), depth - 1);
        }
        return leaves;
    }

    @Test
    void stableDiscsKeepTheirColourInEveryGameThatFollows() {
        SplittableRandom random = new SplittableRandom(1);
        int most = 0;
        for (int game = 0; game < 3000; game++) {
            Discs position = Discs.random(random, 4 + random.nextInt(40));
            int stable = Stability.count(position.mover(), position.other());
            most = Math.max(most, stable);
            Discs end = position;
            boolean isSwapped = false;
            long kept = position.mover();
            while (!end.isOver()) {
                end = end.moves() == 0 ? end.passed() : end.played(end.anyMove(random));
                isSwapped ^= true;
                kept &= isSwapped ? end.other() : end.mover();
            }
            assertTrue(stable <= Long.bitCount(kept), position + ": " + stable + " of " + Long.bitCount(kept));
        }
        assertTrue(most > 20, "positions with many stable discs are among them: " + most);
    }

    @Test
    void aFullBoardIsStable() {
        assertEquals(32, Stability.count(0x00000000ffffffffL, 0xffffffff00000000L));
        assertEquals(8, Stability.count(0xffL, 0xff00L), "an edge of one colour");
        assertEquals(0, Stability.count(0x7eL, 0), "an edge without its corners");
    }
}
