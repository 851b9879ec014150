package org.botarena.reversi;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Exact values of endgames, compared with published ones and with an exhaustive search. */
class EndgameSolverTest {
    @Test
    void everyMoveOfThePublishedEndGamesHasItsValue() throws IOException {
        JsonNode positions = new ObjectMapper()
                .readTree(EndgameSolverTest.class.getResourceAsStream("/oracles/reversi_endgames_ffo.json"))
                .get("easy_14_to_16_empties");
        EndgameSolver solver = new EndgameSolver(new HashTable(16), true);
        for (JsonNode each : positions) {
            Discs position = Discs.parse(each.get("board_a1_to_h8_rowmajor").asText() + " "
                    + each.get("side_to_move").asText());
            assertAll(each.get("move_scores").properties().stream().map(score -> () -> {
                Discs after = position.played(square(score.getKey()));
                assertEquals(
                        score.getValue().asInt(),
                        -solver.solve(after.mover(), after.other(), -64, 64),
                        each.get("id") + " " + score.getKey());
            }));
        }
    }

    private static int square(String name) {
        return 8 * (name.charAt(1) - '1') + name.charAt(0) - 'a';
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aValueEqualsThatOfAnExhaustiveSearch(boolean winnerTakesEmpties) {
        SplittableRandom random = new SplittableRandom(2);
        EndgameSolver solver = new EndgameSolver(new HashTable(10), winnerTakesEmpties);
        int passes = 0;
        for (int i = 0; i < 2000; i++) {
            Discs position = Discs.random(random, 1 + random.nextInt(8));
            int value = position.negamax(winnerTakesEmpties);
            assertEquals(value, solver.solve(position.mover(), position.other(), -64, 64), position::toString);
            int alpha = random.nextInt(128) - 64;
            int bound = solver.solve(position.mover(), position.other(), alpha, alpha + 1);
            assertTrue(
                    value > alpha ? bound > alpha && bound <= value : bound <= alpha && bound >= value,
                    position::toString);
            Discs passed = position.passed();
            passes += passed.moves() == 0 ? 1 : 0;
            if (!passed.isOver()) {
                assertEquals(
                        passed.negamax(winnerTakesEmpties),
                        solver.solve(passed.mover(), passed.other(), -64, 64),
                        passed::toString);
            }
        }
        assertTrue(passes > 50, "sides that must pass are among them");
    }

    @ParameterizedTest
    @CsvSource({
        "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO-, X, 64, 64",
        "-OX-------------------------------------------------------------, X, 3, 64",
        "-OX-------------------------------------------------------------, O, 3, 64"
    })
    void aGameMayEndOnAnAlmostEmptyBoard(String board, String mover, int discs, int withEmpties) {
        Discs position = Discs.parse(board + " " + mover);
        assertEquals(discs, solved(position, false));
        assertEquals(withEmpties, solved(position, true));
    }

    private static int solved(Discs position, boolean winnerTakesEmpties) {
        return new EndgameSolver(new HashTable(10), winnerTakesEmpties)
                .solve(position.mover(), position.other(), -64, 64);
    }

    @Tag("full")
    @ParameterizedTest
    @CsvSource({
        "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------, X, 38",
        "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O-, X, 0",
        "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO--, X, 6",
        "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX-, O, -12",
        "--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX--, O, -14"
    })
    void theHardEndGamesHaveTheirPublishedValues(String board, String mover, int value) {
        Discs position = Discs.parse(board + " " + mover);
        EndgameSolver solver = new EndgameSolver(new HashTable(20), true);
        assertEquals(value, solver.solve(position.mover(), position.other(), -64, 64));
    }
}
