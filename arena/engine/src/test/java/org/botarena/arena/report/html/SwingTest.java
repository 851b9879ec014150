package org.botarena.arena.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Said;
import org.botarena.arena.tournament.Contest;
import org.junit.jupiter.api.Test;

/** The largest change in the agents' expectations. */
class SwingTest {
    /** The swing of a game in which both agents gave these values in turn, each from its own side; empty: no value. */
    private static Swing swing(List<String> players, Double... values) {
        List<Ply> plies = new ArrayList<>();
        for (Double value : values) {
            plies.add(new Ply(
                    plies.size(),
                    plies.size() % 2,
                    "" + plies.size(),
                    1,
                    1,
                    0,
                    Optional.empty(),
                    Optional.ofNullable(value).flatMap(expected -> Said.of(expected, ""))));
        }
        return Swing.of(GameRecord.ofElsewhere(
                "g",
                Contest.game("tictactoe"),
                "......... X",
                players,
                new Attempt(plies, List.of(0.0, 0.0), List.of(), Optional.empty()),
                Optional.of(List.of(0.5, 0.5))));
    }

    @Test
    void anAgentThatChangesItsMindIsASwing() {
        assertEquals(new Swing(5, 0.9), swing(List.of("anna", "bert"), 0.2, null, 0.3, null, -0.6, null, -0.5));
    }

    @Test
    void twoAgentsThatBothExpectToWinAreASwing() {
        assertEquals(new Swing(2, 1.1), swing(List.of("anna", "bert"), 0.5, 0.6));
    }

    @Test
    void agentsThatAgreeHaveNoSwing() {
        assertEquals(new Swing(0, 0), swing(List.of("anna", "bert"), 0.5, -0.5, 0.5, -0.5));
    }

    @Test
    void aGameWithFewerThanTwoValuesHasNoSwing() {
        assertEquals(new Swing(0, 0), swing(List.of("anna", "bert"), null, 0.5));
        assertEquals(new Swing(0, 0), swing(List.of("anna", "bert"), null, null));
    }
}
