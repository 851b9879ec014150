package org.botarena.game.draughts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No position has more moves than {@link DraughtsRules#maxMoves}. The squares that one piece can land on in captures
 * form four classes. All squares between those of a class hold opponents, and the test tries every choice of the
 * mover's pieces.
 */
class MostMovesTest {
    @ParameterizedTest
    @ValueSource(ints = {6, 8, 10})
    void theBoundIsTheMostStepsOrTheMostRoutesOfEachClassTogether(int size) {
        int steps = (size - 1) * (size - 1);
        int routes = 0;
        for (int row = 0; row < 2; row++) {
            for (int colour = 0; colour < 2; colour++) {
                routes += mostRoutes(landings(size, row, colour), between(size, row), size);
            }
        }
        assertEquals(Math.max(steps, routes), new DraughtsRules(size).maxMoves());
    }

    private static List<Long> landings(int size, int firstRow, int colour) {
        List<Long> landings = new ArrayList<>();
        for (int row = firstRow; row < size; row += 2) {
            for (int column = 1 - firstRow; column < size; column += 2) {
                if ((row / 2 + column / 2) % 2 == colour) {
                    landings.add(1L << DraughtsSquares.place(row, column));
                }
            }
        }
        return landings;
    }

    /** The squares of the other row parity that are not on the edge. */
    private static long between(int size, int firstRow) {
        long between = 0;
        for (int row = 1 - firstRow; row < size - 1; row += 2) {
            for (int column = 1; column < size - 1; column++) {
                boolean isDark = (row + column) % 2 == 1;
                between |= row > 0 && isDark ? 1L << DraughtsSquares.place(row, column) : 0;
            }
        }
        return between;
    }

    private static int mostRoutes(List<Long> landings, long enemy, int size) {
        int most = 0;
        for (int choice = 1; choice < 1 << landings.size(); choice++) {
            long kings = 0;
            for (int i = 0; i < landings.size(); i++) {
                kings |= (choice >>> i & 1) == 1 ? landings.get(i) : 0;
            }
            Draughts position = new Draughts(kings, enemy, kings, (byte) 0, (byte) 0, (byte) size);
            most = Math.max(most, routes(position));
        }
        return most;
    }

    /** Without a capture, the moves are steps. */
    private static int routes(Draughts position) {
        long[] moves = position.moves();
        return moves.length > 0 && Route.jumps(moves[0]) > 0 ? moves.length : 0;
    }

    @Test
    void oneKingHasUpToTwoHundredRoutes() {
        DraughtsRules rules = new DraughtsRules(10);
        Draughts position = rules.parse("W:WK13:B7,8,9,10,17,18,19,20,27,28,29,30,37,38,39,40");
        assertEquals(200, position.moves().length);
        assertEquals(200, position.moves(new long[rules.maxMoves()]));
    }
}
