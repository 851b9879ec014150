package org.botarena.golden;

import java.nio.file.Path;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The published files of each format, played by agents that only read the list of moves. A knockout needs a game
 * without draws, because its last tie-break is the time taken.
 */
@DisabledOnOs(OS.WINDOWS)
class FormatsIT {
    private static final String MOVE = "long[] moves = game.position().moves(); return moves[%s];";

    @TempDir
    Path folder;

    @BeforeEach
    void compile() {
        agent("anna", "0");
        agent("bert", "moves.length - 1");
        agent("carl", "moves.length / 2");
        agent("dora", "moves.length * 7 / 11");
        TestJars.agent(folder.resolve("agents"), "emil", "throw new IllegalStateException(\"no idea\");");
    }

    private void agent(String name, String index) {
        TestJars.agent(folder.resolve("agents"), name, MOVE.formatted(index));
    }

    @Test
    @Tag("slow")
    void aSwissTournamentPublishesTheSameFiles() throws Exception {
        play("swiss", "tictactoe", "--rounds 2");
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "round-robin, reversi:size=4, --openings random:2",
        "gauntlet, draughts, --against anna --openings start",
        "knockout, reversi:size=4, --openings random:2",
        "ladder, pig:target=20, --openings start",
        "final, matches, --final 2"
    })
    void theOtherFormatsPublishTheSameFiles(String format, String game, String further) throws Exception {
        play(format, game, further);
    }

    private void play(String name, String game, String further) throws Exception {
        String format = name.equals("final") ? "swiss --rounds 2" : name;
        Golden.assertSame(
                "formats/%s.txt".formatted(name),
                new Typing(folder)
                        .transcript(("run --format %s --game %s %s --seed 7 --jobs 1 --move-time 20s --start-time 20s"
                                        + " --isolation=process --out cup --quiet")
                                .formatted(format, game, further)));
        ResultsFolder.assertSame("formats/" + name, folder.resolve("cup"), ResultsFolder.Times.MASKED);
    }
}
