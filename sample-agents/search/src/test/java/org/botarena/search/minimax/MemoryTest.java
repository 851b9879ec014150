package org.botarena.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Map;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.hexapawn.Hexapawn;
import org.botarena.game.matches.Matches;
import org.botarena.game.morpion.Morpion;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.search.Facts;
import org.botarena.search.Meter;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.OpenLines;
import org.botarena.search.minimax.Memory.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** NegAlphaBeta_Memory of the Bordeaux course: its printed memory, and the decisions that its teacher expects. */
class MemoryTest {
    private static final JsonNode TEACHER = Facts.read("bordeaux.json").get("teacher_tests_jalon03");

    private static <P extends Position<P>> P decided(Rules<P> rules, String text, int depth, Memory<P> memory) {
        P position = rules.parse(text);
        long move = NegAlphaBetaMemory.standard(rules, Estimation.plain(rules), memory)
                .decide(position, depth, Meter.unlimited())
                .move();
        return position.play(move);
    }

    @Test
    void theMemoryOfMatches13MatchesTheReferenceProgram() {
        JsonNode table = TEACHER.get("memory_table");
        Map<String, Entry> expected = new LinkedHashMap<>();
        table.get("memory").properties().forEach(line -> {
            JsonNode entry = line.getValue();
            expected.put(
                    line.getKey(),
                    new Entry(
                            entry.get(0).asInt(),
                            entry.get(1).asBoolean(),
                            entry.get(2).asDouble(),
                            entry.get(3).isNull() ? Position.NONE : entry.get(3).asLong()));
        });
        Rules<Matches> rules = Facts.rules("matches:take=false", Matches.class);
        Memory<Matches> memory = Memory.withoutTheSideToMove();
        assertEquals(
                4 - table.get("best").asInt(),
                decided(rules, "4 0", table.get("pf").asInt(), memory).left());
        assertEquals(expected, memory.entries());
    }

    /** The teacher asks for the second decision with the memory of the first. */
    @ParameterizedTest
    @CsvSource({"matches, 3, 3, 6, 2", "matches:take=false, 4, 3, 6, 1"})
    void inMatchesItDecidesAsItsTeacherExpects(String spec, int first, int best, int second, int bestThen) {
        Rules<Matches> rules = Facts.rules(spec, Matches.class);
        Memory<Matches> memory = Memory.withoutTheSideToMove();
        assertEquals(first - best, decided(rules, first + " 0", 3, memory).left());
        assertEquals(second - bestThen, decided(rules, second + " 0", 3, memory).left());
    }

    /** A score from fewer plies counts as a bound: with an empty memory, a win in three plies is missed. */
    @Test
    void byDesignItIsNotAlwaysMinimax() {
        Rules<Matches> rules = Facts.rules("matches", Matches.class);
        assertEquals(5, decided(rules, "6 0", 3, Memory.withoutTheSideToMove()).left());
        long move = new Minimax<>(rules, Estimation.plain(rules))
                .decide(rules.parse("6 0"), 3, Meter.unlimited())
                .move();
        assertEquals(2, move);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void inHexapawnItTakesThePawnThatWins(int depth) {
        Rules<Hexapawn> rules = Facts.rules("hexapawn", Hexapawn.class);
        Hexapawn position = rules.parse("X..O.X.O. X");
        assertEquals(
                position.play(Hexapawn.move(1, 2, 2, 1)),
                decided(rules, "X..O.X.O. X", depth, Memory.withoutTheSideToMove()));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void inMorpionItBuildsTheUnstoppableLine(int depth) {
        Rules<Morpion> rules = Facts.rules("morpion:size=5", Morpion.class);
        String text = "X..O........XO...XO...... 6";
        Morpion position = rules.parse(text);
        assertEquals(position.play(position.moves()[6]), decided(rules, text, depth, Memory.withoutTheSideToMove()));
    }

    @Test
    void aStoredResultIsNotSearchedAgain() {
        Rules<Matches> rules = Facts.rules("matches", Matches.class);
        Memory<Matches> memory = Memory.ofPositions();
        Meter first = Meter.unlimited();
        Meter second = Meter.unlimited();
        var search = NegAlphaBetaMemory.standard(rules, Estimation.plain(rules), memory);
        assertEquals(search.decide(rules.start(), 8, first), search.decide(rules.start(), 8, second));
        assertEquals(0, second.calls());
        memory.clear();
        search.decide(rules.start(), 8, second);
        assertEquals(first.calls(), second.calls());
    }

    /**
     * A stored score bounds its parent's score from both sides, so a deeper search finds equal values for all actions.
     */
    @Test
    void theHeuristicVersionKeepsTheStoredActionOneDepthDeeperAndTheStandardOneTakesTheFirst() {
        Rules<TicTacToe> rules = Facts.rules("tictactoe", TicTacToe.class);
        Estimation<TicTacToe> lines = Estimation.of(rules, OpenLines.ofTicTacToe());
        assertEquals(4, deepened(NegAlphaBetaMemory.heuristic(rules, lines, Memory.ofPositions())));
        assertEquals(0, deepened(NegAlphaBetaMemory.standard(rules, lines, Memory.ofPositions())));
    }

    private static long deepened(NegAlphaBetaMemory<TicTacToe> search) {
        TicTacToe start = Facts.rules("tictactoe", TicTacToe.class).start();
        assertEquals(4, search.decide(start, 1, Meter.unlimited()).move());
        return search.decide(start, 2, Meter.unlimited()).move();
    }
}
