package org.botarena.arena.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.report.browser.Played;
import org.botarena.arena.report.games.GamesFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayedGameTest {
    private static final Rules<?> RULES = Games.installed().parse("reversi:size=4");

    @TempDir
    private Path folder;

    /** Whether the games of a file follow the rules of 4x4 Reversi, after its first line was changed. */
    private List<Boolean> follow(String game, UnaryOperator<String> change) throws IOException {
        Path file = Played.tournament(folder, game, 1, "anna", "bert").resolve("games.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        lines.set(0, change.apply(lines.get(0)));
        Files.write(file, lines);
        List<Boolean> found = new ArrayList<>();
        new GamesFile(file).find(saved -> !found.add(follows(saved)));
        return found;
    }

    private static boolean follows(GameRecord game) {
        try {
            game.replay(RULES);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    @Test
    void aGameOfTheArenaFollowsTheRules() throws IOException {
        assertEquals(List.of(true, true), follow("reversi:size=4", line -> line));
    }

    @Test
    void anInvalidStartBreaksTheRules() throws IOException {
        assertEquals(
                List.of(false, true),
                follow("reversi:size=4", line -> line.replaceFirst("\"start\":\"[^\"]*\"", "\"start\":\"X\"")));
    }

    @Test
    void anIllegalMoveBreaksTheRules() throws IOException {
        assertEquals(
                List.of(false, true),
                follow(
                        "reversi:size=4",
                        line -> line.replaceFirst("\"plies\":\\[\\[\"[^\"]*\"", "\"plies\":[[\"b2\"")));
    }

    @Test
    void aGameOfOtherRulesBreaksTheRules() throws IOException {
        assertEquals(List.of(false, false), follow("reversi:size=6", line -> line));
    }
}
