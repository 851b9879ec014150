package org.botarena.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.game.tictactoe.TicTacToe;
import org.junit.jupiter.api.Test;

/** The targets of a game are its result from the mover's side, or a better value where one is known. */
class TargetsTest {
    private static final float[] POLICY = {1};

    @SuppressWarnings("unchecked") // positions of tictactoe have this type
    private static final Rules<TicTacToe> RULES =
            (Rules<TicTacToe>) Games.installed().parse("tictactoe");

    private static final TicTacToe X_HAS_WON = RULES.parse("XXXOO.... O");

    private final List<Turn<TicTacToe>> turns = new ArrayList<>();

    private void searched(String position, double value, OptionalInt known, boolean isFull) {
        turns.add(new Turn<>(RULES.parse(position), POLICY, value, known, isFull));
    }

    private List<Sample<TicTacToe>> samples(int limit) {
        return new Targets<>(RULES, new Solver<>(RULES), limit).of(turns, X_HAS_WON);
    }

    @Test
    void aTargetMixesTheMoversResultWithTheValueOfTheSearch() {
        searched("XX.O..... O", 0.5, OptionalInt.empty(), true);
        searched("XX.OO.... X", 0.8, OptionalInt.empty(), true);
        List<Sample<TicTacToe>> samples = samples(0);
        assertEquals(0.9f, samples.get(0).result(), "X moves and wins: (1 + 0.8) / 2");
        assertEquals(-0.25f, samples.get(1).result(), "O moves and loses: (-1 + 0.5) / 2");
        assertEquals(1, samples.get(0).margin(), "two points ahead, of two");
        assertEquals(-1, samples.get(1).margin());
    }

    @Test
    void aProvenResultIsTheResultOfEarlierPositions() {
        searched("XX.O..... O", 0, OptionalInt.empty(), true);
        searched("XX.OO.... X", 0, OptionalInt.of(-1), true);
        List<Sample<TicTacToe>> samples = samples(0);
        assertEquals(-1, samples.get(0).result(), "player 0 moves");
        assertEquals(0.5f, samples.get(1).result(), "player 1 moves: (1 + 0) / 2");
    }

    @Test
    void withoutSolutionsOnlyFullSearchesAreTargets() {
        searched("XX.O..... O", 0, OptionalInt.empty(), false);
        searched("XX.OO.... X", 0, OptionalInt.of(1), false);
        assertEquals(List.of(), samples(0));
    }

    @Test
    void theEndIsSolvedAndAnEarlierBlunderIsLeftOut() {
        searched("X...O...X O", 0, OptionalInt.empty(), false); // O loses in a corner and draws on a side
        searched("X.O.O...X X", 0, OptionalInt.empty(), false);
        List<Sample<TicTacToe>> samples = samples(1000);
        assertEquals(1, samples.get(0).result());
        assertArrayEquals(new float[] {0, 0, 0, 1, 0}, samples.get(0).policy(), "only the block wins, by two threats");
        assertEquals(0, samples.get(1).result(), "a draw, though X has won the game");
        assertArrayEquals(
                new float[] {0.25f, 0, 0.25f, 0.25f, 0, 0.25f}, samples.get(1).policy());
    }
}
