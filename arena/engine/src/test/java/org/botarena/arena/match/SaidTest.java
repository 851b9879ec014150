package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Said;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Agents' comments on their moves are recorded with a size limit and are never a fault. */
class SaidTest {
    private static final String LONG = "a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4";

    @TempDir
    private Path folder;

    /** A game of tic-tac-toe in which the first agent prints a comment before each of its moves. */
    private GameRecord game(String saying) throws Exception {
        try (TestGameRunner runner = TestGameRunner.of("tictactoe")) {
            return runner.play(
                    TestGameRunner.agent(folder, "speaks", saying + TestJars.FIRST_MOVE),
                    TestGameRunner.agent(folder, "silent", TestJars.FIRST_MOVE));
        }
    }

    private static List<Optional<Said>> said(GameRecord game, int player) {
        assertEquals(List.of(), game.result().faults());
        return game.plies().stream()
                .filter(ply -> ply.player() == player)
                .map(Ply::said)
                .distinct()
                .toList();
    }

    @Test
    void theLastCommentBeforeAMoveIsRecorded() throws Exception {
        GameRecord game = game("game.say(-1, \"no\"); game.say(0.31249, \"a1 b2\"); ");
        assertEquals(List.of(Said.of(0.312, "a1 b2")), said(game, 0));
        assertEquals(List.of(Optional.empty()), said(game, 1));
    }

    @Test
    void aCommentBelongsOnlyToItsMove() throws Exception {
        GameRecord game = game("if (game.history().length == 0) { game.say(1, null); } ");
        assertEquals(List.of(Said.of(1, "null"), Optional.empty()), said(game, 0));
    }

    @Test
    void invalidValuesAreDroppedAndOthersKept() throws Exception {
        assertEquals(List.of(Optional.empty()), said(game("game.say(0.0 / 0, \"a1\"); "), 0));
        assertEquals(List.of(Said.of(1, "")), said(game("game.say(1.0 / 0, \"\"); "), 0));
    }

    @Test
    void aLongLineIsCutInTheRecordButWholeInTheLog() throws Exception {
        GameRecord game = game("game.say(0, \"%s\"); ".formatted(LONG));
        assertEquals(List.of(Said.of(0, "a1 b1 c1 a2 b2 c2 a3 b3")), said(game, 0));
        assertTrue(game.logs().get(0).contains("ply 0, said: 0.0 " + LONG), game.logs()::toString);
    }

    @Test
    void invisibleCharactersAreEscapedAndAFloodEndsNothing() throws Exception {
        GameRecord game = game("game.say(0, \"\\u202e\" + \"x\".repeat(1_000_000)); ");
        String line = said(game, 0).get(0).orElseThrow().line();
        assertTrue(line.length() <= 24 && !line.contains("\u202e"), line);
    }
}
