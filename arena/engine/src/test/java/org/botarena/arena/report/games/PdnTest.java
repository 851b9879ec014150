package org.botarena.arena.report.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.browser.Played;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Draughts games as other programs read them: tags, moves and result of PDN. */
class PdnTest {
    private static final Pattern TAG = Pattern.compile("\\[([A-Z][A-Za-z]*) \"((?:[^\"\\\\]|\\\\.)*)\"\\]");
    private static final Pattern MOVE = Pattern.compile("\\d+(-\\d+|(x\\d+)+)");
    private static final List<String> SEVEN = List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

    @TempDir
    private Path folder;

    /** A game as in the file. */
    private record Read(Map<String, String> tags, List<String> moves, String result) {}

    private static List<Read> read(String text) {
        List<Read> games = new ArrayList<>();
        for (String game : text.split("\n\n(?=\\[)", -1)) {
            Map<String, String> tags = new LinkedHashMap<>();
            StringBuilder moves = new StringBuilder();
            for (String line : game.strip().split("\n", -1)) {
                var tag = TAG.matcher(line);
                if (tag.matches()) {
                    tags.put(tag.group(1), tag.group(2).replaceAll("\\\\(.)", "$1"));
                } else {
                    assertTrue(line.length() < 80, line);
                    moves.append(line).append(' ');
                }
            }
            List<String> words = List.of(
                    moves.toString().replaceAll("\\{[^}]*\\}", " ").strip().split("\\s+", -1));
            games.add(new Read(
                    tags,
                    words.subList(0, words.size() - 1).stream()
                            .filter(word -> !word.matches("\\d+\\.(\\.\\.)?"))
                            .toList(),
                    words.get(words.size() - 1)));
        }
        return games;
    }

    @ParameterizedTest
    @ValueSource(strings = {"draughts", "draughts:size=6", "draughts:size=10"})
    void theGamesComeBackMoveByMoveWithTheirResults(String game) throws IOException {
        Path results = Played.tournament(folder, game, 2, "anna", "a \"quoted\\ name");
        List<Read> games = read(Files.readString(results.resolve("games.pdn")));
        List<GameRecord> saved = new ArrayList<>();
        new GamesFile(results.resolve("games.jsonl")).find(each -> !saved.add(each));
        assertEquals(saved.size(), games.size());
        for (int i = 0; i < games.size(); i++) {
            replay(Games.installed().parse(game), games.get(i), saved.get(i));
        }
    }

    private static <P extends Position<P>> void replay(Rules<P> rules, Read game, GameRecord saved) {
        assertEquals(SEVEN, List.copyOf(game.tags().keySet()).subList(0, 7), "the seven tags come first, in order");
        assertEquals(saved.seats().get(0).entrant(), game.tags().get("White"));
        assertEquals(saved.seats().get(1).entrant(), game.tags().get("Black"));
        assertEquals("1", game.tags().get("SetUp"));
        assertTrue(game.tags().get("GameType").matches("21,W,(\\d+),\\1,N2,0"));
        assertEquals("2026.11.20", game.tags().get("Date"));
        P position = rules.parse(game.tags().get("FEN"));
        for (String move : game.moves()) {
            assertTrue(MOVE.matcher(move).matches(), move);
            position = position.tryPlay(position.parse(move));
        }
        assertEquals(Position.OVER, position.turn());
        double score = position.score(0);
        String result = score > 0 ? "1-0" : score < 0 ? "0-1" : "1/2-1/2";
        assertEquals(result, game.tags().get("Result"));
        assertEquals(result, game.result(), "the game ends with it, too");
    }

    @Test
    void aFaultIsInAComment() throws IOException {
        Path results = Played.tournament(folder, "draughts:size=6", 1, "anna", "late");
        String text = Files.readString(results.resolve("games.pdn"));
        assertTrue(text.contains("{White: late} 0-1\n"), text);
        assertTrue(text.contains("{Black: late} 1-0\n"), text);
    }
}
