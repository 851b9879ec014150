package org.botarena.references.champion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Game;
import org.botarena.game.reversi.Reversi;
import org.botarena.play.Practice;
import org.junit.jupiter.api.Test;

class ChampionTest {
    @Test
    void itBeatsRandomMoves() throws Exception {
        assertEquals(
                "4 won, 0 drawn, 0 lost",
                Practice.of("reversi")
                        .moveTime(Duration.ofMillis(50))
                        .play(Champion.class, 4, 1)
                        .toString());
    }

    @Test
    void itPlaysWithAHeapOf64MiBAndOneMillisecondPerMove() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Hurried.class.getName())
                .redirectErrorStream(true)
                .start();
        assertEquals("2 games\n", new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    }

    /** Two games in a separate JVM. */
    static final class Hurried {
        private Hurried() {}

        public static void main(String[] arguments) throws Exception {
            Practice.Score score =
                    Practice.of("reversi").moveTime(Duration.ofMillis(1)).play(Champion.class, 2, 1);
            System.out.println(score.wins() + score.draws() + score.losses() + " games");
        }
    }

    @Test
    void aLowLevelPlaysTheSameGamesAgain() throws Exception {
        assertEquals(moves(), moves());
    }

    private static List<String> moves() throws Exception {
        List<String> moves = new ArrayList<>();
        Practice.of("reversi").against(LevelThree.class).watched(moves::add).play(LevelTwelve.class, 2, 1);
        return moves;
    }

    @Test
    void aHighLevelBeatsALowOne() throws Exception {
        Practice.Score score = Practice.of("reversi").against(LevelThree.class).play(LevelTwelve.class, 10, 1);
        assertTrue(score.wins() >= 9, score::toString);
    }

    /** Makes random moves. */
    public static final class LevelThree extends Champion {
        /** Called by the practice games. */
        public LevelThree(Game<Reversi> game) {
            super(atLevel(3, game));
        }
    }

    /** Makes none. */
    public static final class LevelTwelve extends Champion {
        /** Called by the practice games. */
        public LevelTwelve(Game<Reversi> game) {
            super(atLevel(12, game));
        }
    }

    /** The game of an agent that is set to a level. */
    @SuppressWarnings("unchecked") // The type of the game does not change.
    private static Game<Reversi> atLevel(int level, Game<Reversi> game) {
        return (Game<Reversi>) Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (proxy, method, arguments) ->
                        method.getName().equals("option") ? (Object) level : method.invoke(game, arguments));
    }

    @Test
    void itRefusesOtherBoardsInOneSentence() {
        String refused = assertThrows(
                        IllegalArgumentException.class,
                        () -> Practice.of("reversi:size=6").play(Champion.class, 1, 1))
                .getMessage();
        assertEquals("champion plays Reversi on 8x8 only, and not reversi:size=6", refused);
    }
}
