package org.botarena.laws;

import static org.botarena.laws.Oracle.reversi;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.reversi.Reversi;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Node counts: a pass is a ply, and a game that ended earlier counts as one if the table says so. */
class ReversiPerftTest {
    private static final JsonNode SMALL = Oracle.read("reversi_small_boards.json");
    private static final JsonNode LARGE = Oracle.read("reversi_perft_8x8.json");
    private static final JsonNode COURSE = Oracle.read("reversi.json");

    @TestFactory
    List<DynamicTest> countsWithFinishedGamesAgreeWithEveryTable() {
        List<DynamicTest> tests = new ArrayList<>();
        add(tests, "", LARGE.at("/A_pass_is_a_ply__gameover_counts_1/perft"));
        add(tests, "", COURSE.get("perft_8"));
        add(tests, ":size=6", SMALL.at("/reversi_6x6/A_perft"));
        add(tests, ":size=6", COURSE.get("perft_6"));
        add(tests, ":size=4", SMALL.at("/reversi_4x4/A_perft"));
        add(tests, ":size=4", COURSE.get("perft_4"));
        return tests;
    }

    private static void add(List<DynamicTest> tests, String options, JsonNode table) {
        for (int depth = 1; depth <= table.size(); depth++) {
            int plies = depth;
            long expected = table.get(depth - 1).asLong();
            tests.add(DynamicTest.dynamicTest(
                    "reversi%s to depth %d: %d".formatted(options, depth, expected),
                    () -> assertEquals(
                            expected, Perft.count(reversi(options), plies).nodesWithFinished())));
        }
    }

    @TestFactory
    List<DynamicTest> countsWithFreePassesAgreeWithEveryTable() {
        List<DynamicTest> tests = new ArrayList<>();
        addFree(tests, "", LARGE.at("/B_pass_free__gameover_counts_1/perft"));
        addFree(tests, ":size=6", SMALL.at("/reversi_6x6/B_perft"));
        addFree(tests, ":size=4", SMALL.at("/reversi_4x4/B_perft_pass_free"));
        return tests;
    }

    private static void addFree(List<DynamicTest> tests, String options, JsonNode table) {
        Rules<Reversi> rules = reversi(options);
        for (int depth = 1; depth <= table.size(); depth++) {
            int plies = depth;
            long expected = table.get(depth - 1).asLong();
            tests.add(DynamicTest.dynamicTest(
                    "reversi%s to depth %d, passes free: %d".formatted(options, depth, expected),
                    () -> assertEquals(expected, passFree(rules, rules.start(), plies))));
        }
    }

    private static long passFree(Rules<Reversi> rules, Reversi position, int depth) {
        if (rules.forced(position) != Position.NONE) {
            return passFree(rules, position.play(Reversi.PASS), depth);
        }
        long[] moves = position.moves();
        if (moves.length == 0 || depth == 0) {
            return 1;
        }
        long sum = depth == 1 ? moves.length : 0;
        for (int i = 0; i < moves.length && depth > 1; i++) {
            sum += passFree(rules, position.play(moves[i]), depth - 1);
        }
        return sum;
    }

    @Test
    void gamesThatEndedBeforeMakeTheDifference() {
        JsonNode finished = SMALL.at("/reversi_4x4/A_gameover_above_horizon");
        for (int depth = 0; depth < finished.size(); depth++) {
            Perft perft = Perft.count(reversi(":size=4"), depth);
            assertEquals(finished.get(depth).asLong(), perft.nodesWithFinished() - perft.nodes(), "depth " + depth);
        }
    }

    @Test
    void beyondTheLongestGameOf4x4EveryGameIsCounted() {
        long games = SMALL.at("/reversi_4x4/complete_games").asLong();
        assertEquals(new Perft(20, 0, games), Perft.count(reversi(":size=4"), 20));
    }

    @Test
    void theMirroredStartHasTheSameCounts() {
        assertEquals(Perft.count(reversi(":size=6"), 7), Perft.count(reversi(":size=6,mirrored=true"), 7));
        assertEquals(Perft.count(reversi(""), 7), Perft.count(reversi(":mirrored=true"), 7));
    }

    @Test
    void atDepth10TheTwoCountsDifferFor8x8() {
        assertEquals(new Perft(10, 24_571_056, 24_571_284), Perft.count(reversi(""), 10));
    }

    /** Aart Bik's table, like the smaller depths. */
    @Test
    @Tag("full")
    void depth11AgreesWithThePublishedCount() {
        assertEquals(212_258_800, Perft.count(reversi(""), 11).nodesWithFinished());
    }

    @Test
    void depth0IsThePositionItselfAndANegativeDepthIsRefused() {
        assertEquals(new Perft(0, 1, 1), Perft.count(reversi(""), 0));
        assertThrows(IllegalArgumentException.class, () -> Perft.count(reversi(""), -1));
    }
}
