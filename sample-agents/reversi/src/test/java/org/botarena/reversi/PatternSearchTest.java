package org.botarena.reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The search with the weights included in the library. */
class PatternSearchTest {
    private static final int BYTES = 1 << 22;

    private final PatternSearch search = PatternSearch.of(PatternEvaluation.installed(), BYTES);

    @Test
    void endsAreExact() {
        SplittableRandom random = new SplittableRandom(6);
        EndgameSolver solver = new EndgameSolver(new HashTable(16), false);
        for (int i = 0; i < 60; i++) {
            Discs position = Discs.random(random, 2 + random.nextInt(13));
            PatternSearch.Result result =
                    search.search(position.mover(), position.other(), Level.UNLIMITED, () -> true);
            int value = solver.solve(position.mover(), position.other(), -64, 64);
            assertTrue(result.isExact());
            assertEquals(value, result.value(), position::toString);
            Discs after = position.played(result.move());
            assertEquals(value, -solver.solve(after.mover(), after.other(), -64, 64), position::toString);
        }
    }

    @Test
    void ifTheEndIsOutOfReachTheMoveIsOfASearchTenPliesShorter() {
        Discs position = Discs.parse("--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X");
        Level hurried = new Level(60, 60, 100_000, true);
        PatternSearch.Result result = search.search(position.mover(), position.other(), hurried, () -> true);
        assertFalse(result.isExact());
        assertEquals(Board.empties(position.mover(), position.other()) - 10, result.depth());
    }

    @Test
    void aSelectiveSearchSeesTheLossOfAllDiscs() {
        Discs position = Discs.parse("-X-X-----XX------XXXXXX---XXOX----XXXO-------X------------------ O");
        int losing = 53; // f7; the replies f8, b4 and a4 take every disc.
        for (int depth = 5; depth <= 12; depth++) {
            Level level = new Level(depth, 0, 0, true);
            assertNotEquals(
                    losing,
                    search.search(position.mover(), position.other(), level, () -> true)
                            .move());
            search.clear();
        }
    }

    @Test
    void aLevelAnswersTheSameInEveryNewSearch() {
        SplittableRandom random = new SplittableRandom(7);
        for (int level = 1; level <= 10; level++) {
            Discs position = Discs.random(random, 40);
            PatternSearch.Result result =
                    search.search(position.mover(), position.other(), Level.of(level), () -> true);
            search.clear();
            assertEquals(result, search.search(position.mover(), position.other(), Level.of(level), () -> true));
            search.clear();
        }
    }

    @Test
    void withoutTimeItStillHasAMove() {
        PatternSearch.Result result =
                search.search(Board.BLACK_AT_START, Board.WHITE_AT_START, Level.UNLIMITED, () -> false);
        assertTrue((Board.moves(Board.BLACK_AT_START, Board.WHITE_AT_START) & 1L << result.move()) != 0);
        assertTrue(result.depth() > 0);
        assertFalse(result.isExact());
    }
}
