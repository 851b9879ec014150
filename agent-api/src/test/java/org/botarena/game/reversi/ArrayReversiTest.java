package org.botarena.game.reversi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two engines with separate rules play the same game. */
class ArrayReversiTest {
    private static final ArrayReversiRules LARGE = new ArrayReversiRules(new ReversiRules(8, false));

    @ParameterizedTest
    @CsvSource({"8, false", "8, true", "6, false", "4, true"})
    void fromOneSeedTheSameGameIsPlayedAsOnBitboards(int size, boolean isMirrored) {
        ReversiRules bitboards = new ReversiRules(size, isMirrored);
        ArrayReversiRules squares = new ArrayReversiRules(bitboards);
        for (int seed = 0; seed < 200; seed++) {
            SplittableRandom ofThis = new SplittableRandom(seed);
            SplittableRandom ofThat = new SplittableRandom(seed);
            Reversi expected = bitboards.start();
            ArrayReversi position = squares.start();
            while (expected.turn() != Position.OVER) {
                assertArrayEquals(expected.moves(), position.moves(), expected::toString);
                assertEquals(expected.turn(), position.turn());
                assertEquals(expected, position.bitboards());
                assertEquals(bitboards.forced(expected), squares.forced(position));
                long move = expected.randomMove(ofThat);
                assertEquals(move, position.randomMove(ofThis), expected::toString);
                expected = expected.play(move);
                position = position.play(move);
            }
            assertEquals(Position.OVER, position.turn());
            assertEquals(Position.NONE, position.randomMove(ofThis));
            assertEquals(expected.score(0), position.score(0));
            assertEquals(expected.score(1), position.score(1));
        }
    }

    @Test
    void itIsASeparateGameWithTheOptionsOfReversi() {
        assertEquals(
                "arrayreversi:size=6,mirrored=true",
                Games.installed().parse("arrayreversi:mirrored=true,size=6").name());
        assertEquals(ArrayReversi.class, Games.installed().parse("arrayreversi").positionType());
    }

    @Test
    void textAndPictureAreThoseOfReversi() {
        String text = LARGE.start().toString();
        assertEquals(LARGE.reversi().start().toString(), text);
        assertEquals(LARGE.start(), LARGE.parse(text));
        assertEquals(
                LARGE.reversi().picture(LARGE.reversi().start(), 19).rows(),
                LARGE.picture(LARGE.start(), 19).rows());
    }

    @Test
    void aGameHasNoScoreBeforeItsEnd() {
        assertThrows(IllegalStateException.class, () -> LARGE.start().score(0));
    }
}
