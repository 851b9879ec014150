package org.botarena.bench.connectfour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.game.connectfour.Board;
import org.botarena.game.connectfour.ConnectFour;
import org.botarena.search.connectfour.ConnectFourSolver;
import org.botarena.search.connectfour.PerfectResult;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The recorded solved positions are named correctly, and solved again they have the same values. */
class SolvedPositionTest {
    private final ConnectFourSolver solver = new ConnectFourSolver(Board.STANDARD, 20);

    static Stream<String> sets() {
        return Stream.concat(SolvedPosition.SETS.stream(), Stream.of(SolvedPosition.UNDECIDED));
    }

    @ParameterizedTest
    @CsvSource({
        "end-easy, 29, 40, 2, 13, 200",
        "middle-easy, 14, 28, 2, 13, 200",
        "middle-medium, 14, 28, 14, 28, 200",
        "begin-easy, 8, 13, 2, 13, 24",
        "begin-medium, 8, 13, 14, 28, 69",
        "begin-hard, 8, 13, 29, 34, 57",
        "undecided, 8, 8, 34, 34, 50"
    })
    void eachSetHasDistinctPositionsOfItsPliesPlayedAndLeft(
            String set, int fewest, int most, int earliest, int latest, int number) {
        List<SolvedPosition> positions = SolvedPosition.read(set);
        Set<ConnectFour> distinct = new HashSet<>();
        for (SolvedPosition solved : positions) {
            int plies = solved.position().plies();
            int left = solved.best().plies();
            assertTrue(plies >= fewest && plies <= most, solved::toString);
            assertTrue(left >= earliest && left <= latest, solved::toString);
            assertEquals(
                    Arrays.stream(solved.position().moves()).boxed().collect(Collectors.toSet()),
                    solved.outcomes().keySet());
            distinct.add(solved.position());
        }
        assertEquals(number, distinct.size());
    }

    @Test
    void undecidedOpeningsAreDraws() {
        SolvedPosition.read(SolvedPosition.UNDECIDED)
                .forEach(solved -> assertEquals(0, solved.best().result(), solved::toString));
    }

    @ParameterizedTest
    @ValueSource(strings = {"end-easy", "middle-easy", "middle-medium", "begin-easy"})
    void everyTwentiethHasTheSameValuesWhenItIsSolvedAgain(String set) {
        check(set, 20);
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("sets")
    void everyFifthHasTheSameValuesWhenItIsSolvedAgain(String set) {
        check(set, 5);
    }

    private void check(String set, int step) {
        List<SolvedPosition> positions = SolvedPosition.read(set);
        IntStream.range(0, positions.size())
                .filter(i -> i % step == 0)
                .mapToObj(positions::get)
                .forEach(solved -> {
                    long[] moves = solved.position().moves();
                    PerfectResult[] outcomes = solver.solveMoves(solved.position());
                    for (int i = 0; i < moves.length; i++) {
                        assertEquals(solved.outcomes().get(moves[i]), outcomes[i], solved::toString);
                    }
                    assertEquals(solved.best(), solver.solve(solved.position()));
                });
    }

    @Test
    void aMistakeIsAMoveThatGivesAwayAWinOrADraw() {
        SolvedPosition solved = SolvedPosition.parse("4455 -10 +5 +3 =38 -8 -4 +3");
        assertFalse(solved.isMistake(2));
        assertFalse(solved.isMistake(1), "later, but won");
        assertTrue(solved.isMistake(0));
        assertTrue(solved.isMistake(3), "a draw");
        SolvedPosition lost = SolvedPosition.parse("4455 -10 -8 -8 -8 -8 -4 -8");
        assertFalse(lost.isMistake(5), "there is nothing left to give away");
        assertEquals(new PerfectResult(-1, 10), lost.best());
    }
}
