package org.botarena.arena.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.api.Games;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.page.JudgedGame;
import org.botarena.arena.store.Store;
import org.botarena.arena.venue.Failed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The judgements of a tournament's games, and their effect on its report. */
class JudgedGamesTest {
    @TempDir
    Path folder;

    private JudgedTournament tournament;

    @BeforeEach
    void begin() {
        tournament = new JudgedTournament(folder);
    }

    private Map<String, GameRecord> games() {
        Map<String, GameRecord> games = new TreeMap<>();
        try (Store store = Store.read(folder)) {
            Terms terms = store.setup(Games.installed()).terms();
            store.games().each(game -> games.put(game.id(), terms.published(game)));
        }
        return games;
    }

    @Test
    void everyPositionInWhichAPlayerMovedIsJudgedAndTicTacToeExactly() {
        tournament.play("tictactoe");
        assertEquals(4, tournament.judge());
        Map<String, JudgedGame> judged = JudgedGame.in(folder);
        games().forEach((id, game) -> {
            JudgedGame one = judged.get(id);
            assertTrue(one.isOf(game));
            assertEquals(
                    game.plies().stream().filter(ply -> ply.player() >= 0).count(),
                    one.positions().size());
            assertTrue(one.positions().stream().allMatch(JudgedGame.Position::isExact));
            double last = one.positions().get(one.positions().size() - 1).value();
            int won = game.winners().isEmpty() ? 0 : game.winners().contains(0) ? 1 : -1;
            assertEquals(won, last, "before the last move it is decided");
        });
    }

    @Test
    void theStandingsCountTheMovesThatGaveAResultAway() throws IOException {
        tournament.play("tictactoe");
        tournament.report();
        assertFalse(Files.readString(folder.resolve("standings.csv")).contains("mistakes"));
        tournament.judge();
        tournament.report();
        Map<String, JudgedGame.Mistakes> sums = new TreeMap<>();
        Map<String, JudgedGame> judged = JudgedGame.in(folder);
        games().forEach((id, game) -> {
            List<JudgedGame.Position> positions = judged.get(id).positions();
            int lost = 0;
            for (int i = 1; i < positions.size(); i++) {
                lost += positions.get(i).value() == positions.get(i - 1).value() ? 0 : 1;
            }
            JudgedGame.Mistakes both =
                    judged.get(id).seats().stream().reduce(JudgedGame.Mistakes.NONE, JudgedGame.Mistakes::plus);
            assertEquals(lost, both.made(), "each mistake changes the value of the next position");
            assertTrue(both.decided() >= both.made());
            for (int seat = 0; seat < 2; seat++) {
                sums.merge(game.names().get(seat), judged.get(id).seats().get(seat), JudgedGame.Mistakes::plus);
            }
        });
        List<String> lines = Files.readAllLines(folder.resolve("standings.csv"));
        int column = List.of(lines.get(0).split(",", -1)).indexOf("mistakes_per100");
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",", -1);
            assertEquals(Math.rint(10 * sums.get(cells[1]).per100()) / 10, Double.parseDouble(cells[column]), line);
        }
    }

    @Test
    void theSameJudgementsGiveTheSameReportAndOthersAreMadeForAGameThatHasOtherMoves() throws IOException {
        tournament.play("tictactoe");
        String plain = tournament.report();
        tournament.judge();
        String judged = tournament.report();
        assertNotEquals(plain, judged);
        Path file = folder.resolve(JudgedGame.FILE);
        List<String> lines = Files.readAllLines(file);
        Files.write(file, List.of(lines.get(0).replaceFirst("\"moves\":\"..", "\"moves\":\"x9"), "{", lines.get(2)));
        assertNotEquals(judged, tournament.report(), "what is not of the game is not shown");
        tournament.judge();
        assertEquals(lines, Files.readAllLines(file));
        assertEquals(judged, tournament.report());
    }

    @Test
    void judgesThatDoNotKnowAGameSaySo() {
        tournament.play("jass");
        Failed failed = assertThrows(Failed.class, tournament::judge);
        assertTrue(failed.getMessage().contains("jass"), failed.getMessage());
        assertFalse(Files.exists(folder.resolve(JudgedGame.FILE)));
    }
}
