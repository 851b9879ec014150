package org.botarena.references.champion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import org.botarena.play.Practice;
import org.junit.jupiter.api.Test;

/** The agent in games. */
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
    void itPlaysWithAHeapOf64MiBAndAMillisecondForAMove() throws Exception {
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

    /** Two games in a JVM of their own. */
    static final class Hurried {
        private Hurried() {}

        public static void main(String[] arguments) throws Exception {
            Practice.Score score =
                    Practice.of("reversi").moveTime(Duration.ofMillis(1)).play(Champion.class, 2, 1);
            System.out.println(score.wins() + score.draws() + score.losses() + " games");
        }
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
