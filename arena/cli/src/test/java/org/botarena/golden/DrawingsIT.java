package org.botarena.golden;

import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The drawing of each game in a terminal: at its start, halfway and at its end, and Jass as each seat sees it. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class DrawingsIT {
    @TempDir
    Path folder;

    @Test
    void everyGameIsDrawnUnchanged() throws Exception {
        Typing typing = new Typing(folder);
        Golden.assertSame("drawings/terminal.txt", Together.texts(KeptGames.names(), game -> drawn(typing, game)));
    }

    private static String drawn(Typing typing, String game) throws Exception {
        KeptGames kept = KeptGames.rebuilt(typing, game);
        return typing.transcript(
                "replay %s %s --step".formatted(game, kept.id()), "s\n%d\ne\nq\n".formatted(kept.plies() / 2));
    }

    @Test
    void eachSeatOfJassSeesItsOwnCards() throws Exception {
        TestJars.agent(folder.resolve("agents"), "first", TestJars.FIRST_MOVE);
        Typing typing = new Typing(folder);
        Golden.assertSame(
                "drawings/jass.txt",
                Together.texts(
                        List.of(0, 1, 2, 3),
                        seat -> typing.transcript(
                                "play first --game jass --seat %d --seed 3 --isolation thread --move-time 20s"
                                        .formatted(seat),
                                "quit\n")));
    }
}
