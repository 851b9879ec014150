package org.botarena.arena.report.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
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

/** Reversi games as other programs read them, following the page of the format, https://skatgame.net/mburo/ggsa/ggf. */
class GgfTest {
    private static final Pattern GAME = Pattern.compile("\\(;((?:[A-Z]{1,2}\\[[^\\[\\]]*\\]\\s*)+);\\)");
    private static final Pattern PROPERTY = Pattern.compile("([A-Z]{1,2})\\[([^\\[\\]]*)\\]");
    private static final Pattern RESULT = Pattern.compile("([+-]\\d+\\.\\d{2,3})(?::([rts]))?");

    @TempDir
    private Path folder;

    private record Property(String name, String value) {}

    private static List<Property> properties(String text) {
        Matcher game = GAME.matcher(text.strip());
        assertTrue(game.matches(), text);
        return PROPERTY.matcher(game.group(1))
                .results()
                .map(property -> new Property(property.group(1), property.group(2)))
                .toList();
    }

    private static String value(List<Property> game, String name) {
        List<String> values = game.stream()
                .filter(property -> property.name().equals(name))
                .map(Property::value)
                .toList();
        assertEquals(1, values.size(), name);
        return values.get(0);
    }

    private List<GameRecord> saved(Path results) {
        List<GameRecord> games = new ArrayList<>();
        new GamesFile(results.resolve("games.jsonl")).find(game -> !games.add(game));
        return games;
    }

    @Test
    void theReaderOfThisTestTakesWhatThePageOfTheFormatShows() {
        List<Property> game =
                properties("(;GM[Amazons]PC[GGS/ams]DT[945277754]\nPB[Arrow]PW[amsbot]\nTI[30:00/00:05/02:00]\n"
                        + "TY[10]RE[+64.00:r]\nB[J4-I4-J5//11.88]W[J4-I4-J5/];)");
        assertEquals("Amazons", value(game, "GM"));
        assertTrue(RESULT.matcher(value(game, "RE")).matches());
    }

    @ParameterizedTest
    @ValueSource(strings = {"reversi", "reversi:size=6", "reversi:size=4,mirrored=true"})
    void theGamesComeBackMoveByMoveWithTheirResults(String game) throws IOException {
        Path results = Played.tournament(folder, game, 2, "anna", "b[e]r;t");
        Rules<?> rules = Games.installed().parse(game);
        List<String> lines = Files.readAllLines(results.resolve("games.ggf"));
        List<GameRecord> saved = saved(results);
        assertEquals(saved.size(), lines.size(), "a line for each game");
        for (int i = 0; i < lines.size(); i++) {
            replay(rules, properties(lines.get(i)), saved.get(i));
        }
    }

    private static <P extends Position<P>> void replay(Rules<P> rules, List<Property> game, GameRecord saved) {
        assertEquals("Othello", value(game, "GM"));
        String[] board = value(game, "BO").split(" ", -1);
        int size = Integer.parseInt(board[0]);
        assertEquals("" + size, value(game, "TY"));
        String cells = String.join("", List.of(board).subList(1, size + 1)).replace('*', 'X');
        P position = rules.parse(cells + " " + (board[size + 1].equals("*") ? "X" : "O"));
        assertEquals(saved.start(), position.toString());
        for (Property property : game) {
            if (property.name().matches("[BW]")) {
                assertEquals(property.name().equals("B") ? 0 : 1, position.turn());
                String move = property.value().replaceFirst("/.*", "").toLowerCase(Locale.ROOT);
                position = position.tryPlay(position.parse(move.equals("pa") ? "pass" : move));
            }
        }
        assertEquals(Position.OVER, position.turn());
        assertEquals(position.score(0), Double.parseDouble(value(game, "RE")));
        assertEquals(
                saved.seats().get(0).entrant().replaceAll("[\\[\\];]", "_"), value(game, "PB"), "no bracket in a name");
    }

    @Test
    void aGameLostOnTimeIsMarked() throws IOException {
        Path results = Played.tournament(folder, "reversi:size=4", 1, "anna", "late");
        List<String> marks = Files.readAllLines(results.resolve("games.ggf")).stream()
                .map(line -> value(properties(line), "RE"))
                .sorted()
                .toList();
        assertEquals(List.of("+16.000:t", "-16.000:t"), marks);
    }

    @Test
    void otherGamesHaveNoSuchFile() throws IOException {
        assertFalse(Files.exists(
                Played.tournament(folder, "tictactoe", 1, "anna", "bert").resolve("games.ggf")));
    }
}
