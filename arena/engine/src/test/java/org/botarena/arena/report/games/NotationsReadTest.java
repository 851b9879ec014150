package org.botarena.arena.report.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.notation.GameNotation;
import org.botarena.api.notation.NotatedGame;
import org.botarena.api.notation.PlayedGame;
import org.botarena.arena.tournament.fixture.Openings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files in the notations of other programs are read, and the arena reads back its own output. */
class NotationsReadTest {
    @TempDir
    Path folder;

    /** A random game; some end by a fault, some have no result. */
    private static <P extends Position<P>> PlayedGame game(Rules<P> rules, int number) {
        SplittableRandom random = new SplittableRandom(number);
        P position = rules.start();
        List<PlayedGame.Ply> plies = new ArrayList<>();
        int most = number % 7 == 0 ? number % 11 : 1000;
        while (position.turn() != Position.OVER && plies.size() < most) {
            long move = position.randomMove(random);
            boolean isTimed = number % 3 == 0;
            plies.add(new PlayedGame.Ply(
                    position.show(move),
                    isTimed ? OptionalDouble.of(random.nextInt(2000) / 1000.0) : OptionalDouble.empty()));
            position = position.play(move);
        }
        boolean isOver = position.turn() == Position.OVER;
        double score = isOver ? position.score(0) : rules.bestScore();
        double points = score > 0 ? 1 : score == 0 ? 0.5 : 0;
        Optional<PlayedGame.Fault> fault =
                isOver ? Optional.empty() : Optional.of(new PlayedGame.Fault(1, "late", true));
        Optional<PlayedGame.Ending> ending = number % 14 == 0
                ? Optional.empty()
                : Optional.of(new PlayedGame.Ending(List.of(score, -score), List.of(points, 1 - points), fault));
        return new PlayedGame(
                "g" + number,
                rules.name(),
                String.format(Locale.ROOT, "2026-11-20T12:00:0%dZ", number % 10),
                1 + number,
                List.of("anna \"a\" \\ b" + number, "bert"),
                rules.start().toString(),
                plies,
                ending);
    }

    private static List<PlayedGame> read(GameNotation notation, String file) {
        return notation.games(file).stream().map(PlayedGame.class::cast).toList();
    }

    private static String unread(String game, String file) {
        List<NotatedGame> games =
                Games.installed().parse(game).notations().get(0).games(file);
        assertEquals(1, games.size(), games::toString);
        return games.get(0).toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "reversi",
                "reversi:size=6",
                "reversi:mirrored=true",
                "arrayreversi",
                "draughts",
                "draughts:size=10"
            })
    void aThousandGamesOutInAndOutAgainAreEqual(String name) {
        Rules<?> rules = Games.installed().parse(name);
        GameNotation notation = rules.notations().get(0);
        StringBuilder out = new StringBuilder();
        List<PlayedGame> games = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            games.add(game(rules, i));
            out.append(notation.text(games.get(i)));
        }
        List<PlayedGame> in = read(notation, out.toString());
        assertEquals(1000, in.size());
        StringBuilder again = new StringBuilder();
        for (int i = 0; i < 1000; i++) {
            assertEquals(
                    games.get(i).plies().stream().map(PlayedGame.Ply::move).toList(),
                    in.get(i).plies().stream().map(PlayedGame.Ply::move).toList());
            again.append(notation.text(in.get(i)));
        }
        assertEquals(out.toString(), again.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"reversi", "arrayreversi", "draughts", "draughts:size=10", "connectfour", "tictactoe"})
    void theLineOfAGameInItsOwnNotationIsReadAsItIs(String name) {
        Rules<?> rules = Games.installed().parse(name);
        for (int i = 1; i <= 100; i++) {
            assertLineIsRead(rules, i);
        }
    }

    private static <P extends Position<P>> void assertLineIsRead(Rules<P> rules, int number) {
        List<String> line =
                game(rules, number).plies().stream().map(PlayedGame.Ply::move).toList();
        assertEquals(line, rules.moves(rules.start(), String.join(" ", line)));
    }

    @Test
    void filesOfOtherProgramsAreRead() {
        GameNotation ggf = Games.installed().parse("reversi").notations().get(0);
        PlayedGame game = read(
                        ggf,
                        "1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[booklet]PW[booklet]RB[1942.54]"
                                + "TI[15:00//02:00]TY[8]RE[+14.000]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
                                + "B[d3//0.01]W[c5/1.32]B[f6/-2.0/0.02];)")
                .get(0);
        assertEquals(
                List.of("d3", "c5", "f6"),
                game.plies().stream().map(PlayedGame.Ply::move).toList());
        GameNotation pdn = Games.installed().parse("draughts").notations().get(0);
        PlayedGame draughts = read(pdn, """
                [Event "club"]
                [White "Anna"]
                [Black "Bert"]
                [Result "1-0"]
                [FEN "W:W21,22,23,24:B1,2,3"]

                1. 22-18 {good} 2-6 $1 (2-7 3-8) 2. 18-14! 6x15 1-0
                """).get(0);
        assertEquals("22-18", draughts.plies().get(0).move());
        assertEquals(List.of(1.0, 0.0), draughts.ending().orElseThrow().points());
    }

    @Test
    void gamesOfAFileServeAsOpenings() throws Exception {
        Rules<?> rules = Games.installed().parse("reversi");
        StringBuilder games = new StringBuilder();
        for (int i = 1; i <= 3; i++) {
            games.append(rules.notations().get(0).text(game(rules, i)));
        }
        Path file = Files.writeString(folder.resolve("games.ggf"), games);
        Openings.Listed listed = assertInstanceOf(Openings.Listed.class, Openings.parse(file.toString(), rules));
        assertEquals(3, listed.lines().size());
        assertEquals(rules.openingPlies(), listed.lines().get(0).plies().size());
        assertEquals(rules.start().toString(), listed.lines().get(0).start());
        Files.writeString(file, games.toString().replaceFirst("]B\\[\\w+", "]B[A1"));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> Openings.parse(file.toString(), rules))
                .getMessage()
                .contains("games.ggf: game 1: "));
    }

    @Test
    void anyOtherFileIsOneUnreadableGame() {
        assertEquals(
                "line 1, column 2: this is not GGF: (;GM[Othello] ... ;) is wanted", unread("reversi", "1. e4 e5"));
        assertEquals(
                "line 1, column 1: it has no board: BO[8 ...] is wanted", unread("reversi", "(;GM[Othello]PB[a];)"));
        assertEquals("line 1, column 1: 'From:' is not PDN", unread("draughts", "From: anna\n"));
    }
}
