package org.botarena.arena.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.botarena.api.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningsTest {
    private static final Rules<?> TIC_TAC_TOE = Contest.game("tictactoe");

    @TempDir
    private Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("openings.txt"), text).toString();
    }

    private String refusal(String spec) {
        return assertThrows(IllegalArgumentException.class, () -> Openings.parse(spec, TIC_TAC_TOE))
                .getMessage();
    }

    @Test
    void theGameItselfProposesItsOpenings() {
        assertEquals(new Openings.Random(2), Openings.of(TIC_TAC_TOE));
        assertEquals("random:2", Openings.of(TIC_TAC_TOE).toString());
    }

    @Test
    void noRandomPliesIsTheStart() {
        assertEquals(new Openings.Start(), Openings.parse("random:0", TIC_TAC_TOE));
    }

    @Test
    void aFileHasMovesOrAPositionOnEachLine() throws IOException {
        String file = file("""
                # two ways to begin
                4 0

                  0   8  4
                position X...O.... X
                """);
        Openings openings = Openings.parse(file, TIC_TAC_TOE);
        Fixtures fixtures = Fixtures.of(TIC_TAC_TOE, openings, 1);
        assertEquals(List.of("4", "0"), fixtures.pair(0).opening());
        assertEquals(List.of("0", "8", "4"), fixtures.pair(1).opening());
        assertEquals(List.of(), fixtures.pair(2).opening());
        assertEquals("X...O.... X", fixtures.pair(2).start());
        assertEquals(fixtures.pair(1).opening(), fixtures.pair(4).opening(), "after the last line comes the first");
        assertEquals(OptionalInt.of(3), fixtures.distinct());
    }

    @Test
    void twoLinesThatReachOnePositionAreOneDistinctOpening() throws IOException {
        Openings openings = Openings.parse(file("0 4 8\n8 4 0\n"), TIC_TAC_TOE);
        assertEquals(OptionalInt.of(1), Fixtures.of(TIC_TAC_TOE, openings, 1).distinct());
    }

    @Test
    void aBadLineIsRefusedWithFileAndLine() throws IOException {
        String file = file("4\n4 4\n");
        assertEquals(file + ":2: ply 1: 4 is not legal in ....X.... O", refusal(file));
        assertTrue(refusal(file("# hello\n\ncentre\n")).startsWith(file + ":3: "), refusal(file));
        assertTrue(refusal(file("position XX\n")).startsWith(file + ":1: tictactoe: no position: "), refusal(file));
    }

    @Test
    void anOpeningAfterWhichTheGameIsOverIsRefused() throws IOException {
        String file = file("0 3 1 4 2\n");
        assertEquals(file + ":1: the game is over in XXXOO.... O", refusal(file));
        assertEquals(file + ":1: the game is over before the move 8", refusal(file("0 3 1 4 2 8\n")));
        assertEquals(file + ":1: the game is over in XXXOO.... O", refusal(file("position XXXOO.... O\n")));
    }

    @Test
    void anEmptyOrMissingFileIsRefused() throws IOException {
        String file = file("# nothing\n");
        assertEquals("openings '%s': there is no opening in the file".formatted(file), refusal(file));
        assertTrue(refusal("randm:8").startsWith("openings 'randm:8': start, random:k, or a readable text file"));
        assertTrue(refusal("random:-1").endsWith("random:k takes k plies, 0..1000"));
        assertTrue(refusal("random:99999").endsWith("random:k takes k plies, 0..1000"));
    }
}
