package org.botarena.arena.exam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExamSetTest {
    private static final Games GAMES = Games.installed();

    @ParameterizedTest
    @ValueSource(
            strings = {"tictactoe", "hexapawn", "matches", "divide:a=7,b=9", "dice", "reversi:size=4", "connectfour"})
    void theMovesThatKeepTheResultAreThoseOfPlainMinimax(String game) throws Exception {
        int decided = 0;
        for (ExamSet set : ExamSet.of(GAMES.parse(game), GAMES)) {
            List<Question> questions = set.questions();
            assertEquals(new HashSet<>(questions).size(), questions.size(), "no position comes twice");
            decided += check(set.rules(), questions);
        }
        assertTrue(decided >= 10, game + " has " + decided);
    }

    /** Counts the decided positions. In Connect Four it checks only the last plies, which minimax can solve. */
    private static <P extends Position<P>> int check(Rules<P> rules, List<Question> questions) {
        Map<P, Double> known = new HashMap<>();
        int decided = 0;
        for (Question question : questions) {
            if (question.position().chars().filter(sign -> sign == '.').count() > 9) {
                continue;
            }
            P position = rules.parse(question.position());
            int player = position.turn();
            long[] moves = position.moves();
            double[] values = Arrays.stream(moves)
                    .mapToDouble(move -> value(position.play(move), player, known))
                    .toArray();
            double best = Arrays.stream(values).max().orElseThrow();
            for (int i = 0; i < moves.length; i++) {
                assertEquals(
                        values[i] == best,
                        question.keeping().contains(position.show(moves[i])),
                        question + " " + position.show(moves[i]));
            }
            assertEquals(Arrays.stream(values).distinct().count() > 1, question.isDecided(), question::toString);
            decided += question.isDecided() ? 1 : 0;
        }
        return decided;
    }

    /** The result for a player; the known value is that of player 0. */
    private static <P extends Position<P>> double value(P position, int player, Map<P, Double> known) {
        Double value = known.get(position);
        if (value == null) {
            int turn = position.turn();
            value = turn == Position.OVER ? Math.signum(position.score(0)) : -2.0;
            if (turn != Position.OVER) {
                for (long move : position.moves()) {
                    value = Math.max(value, value(position.play(move), turn, known));
                }
                value = turn == 0 ? value : -value;
            }
            known.put(position, value);
        }
        return player == 0 ? value : -value;
    }

    @Test
    void aSetIsTheSameAtEveryCall() throws Exception {
        ExamSet set = ExamSet.named("dice/middle", GAMES);
        assertEquals(set.questions(), ExamSet.named("dice/middle", GAMES).questions());
    }

    @Test
    void aLargeGameHasOnlyItsLastPlies() {
        assertEquals(
                "[reversi:size=6/end]",
                ExamSet.of(GAMES.parse("reversi:size=6"), GAMES).toString());
        assertEquals(3, ExamSet.of(GAMES.parse("reversi:size=4"), GAMES).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"pig", "jass", "tritactoe", "connectfour:rows=5"})
    void aGameThatNobodyCanSolveHasNone(String game) {
        String message = assertThrows(IllegalArgumentException.class, () -> ExamSet.of(GAMES.parse(game), GAMES))
                .getMessage();
        assertTrue(message.contains(game) && message.contains("connectfour/middle"), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess/end", "connectfour", "connectfour/late", "pig/end", ""})
    void aWrongNameGetsAllThatThereAre(String name) {
        String message = assertThrows(IllegalArgumentException.class, () -> ExamSet.named(name, GAMES))
                .getMessage();
        assertTrue(message.contains("'" + name + "'") && message.contains("tictactoe/opening"), message);
    }
}
