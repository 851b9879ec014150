package org.botarena.game.draughts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DraughtsTextTest {
    private static final DraughtsRules RULES = new DraughtsRules(8);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "W:W21,22,K30:B1,2",
                "B:WK7,18,19:BK1 24",
                "W:W:B",
                "W:W:B18,19",
                "B:W1,2,3,4:B29,30,31,32",
                "W:W17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16",
                "B:WK5:BK9 25",
                "W:W5:B9 7"
            })
    void aConsistentPositionIsAcceptedWhetherAGameReachesItOrNot(String text) {
        assertEquals(text, RULES.parse(text).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"W:B1,2:W21,22,K30|W:W21,22,K30:B1,2", "W:WK30,22,21:B2,1|W:W21,22,K30:B1,2", "W:W21:B1 0|W:W21:B1"
            })
    void sidesAndSquaresMayComeInAnyOrder(String text, String printed) {
        assertEquals(printed, RULES.parse(text).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "W:W33:B1|at character 4 is 33: a square is a number from 1 to 32",
                "W:W21:BK99|at character 9 is 99: a square is a number from 1 to 32",
                "W:W0:B1|at character 4 is 0: a square is a number from 1 to 32",
                "W:W021:B1|at character 4 is 021: a square",
                "W:W99999999999999999999:B1|at character 4 is 99999999999999999999: a square",
                "W:W21,21:B1|there are two pieces on 21, the second up to character 8",
                "W:W21:B21|there are two pieces on 21",
                "W:W21,K21:B1|there are two pieces on 21",
                "W:W21:W22|the pieces of W come twice",
                "X:W21:B1|character 1 is 'X' where the side to move, W or B is expected",
                "W:W21:B1 26|at character 10 is 26: the quiet plies is a number from 0 to 25",
                "W:W21:B1 -1|character 10 is '-' where the quiet plies, 0 to 25 is expected",
                "W:W21:B1 5x|character 11 is 'x' where the end is expected",
                "W:W21:B1,|it ends where a square, 1 to 32 is expected",
                "W:W21,,22:B1|character 7 is ',' where a square, 1 to 32 is expected",
                "W:W21:BQ1|character 8 is 'Q' where a square, 1 to 32 is expected",
                "W:W21|it ends where a comma and a square, or a colon",
                "W:W-3:B1|character 4 is '-' where a square",
                "W:W٣:B1|character 4 is '٣' where a square",
                "\"\"|it ends where the side to move, W or B is expected"
            })
    void aBrokenInvariantIsRejectedWithTheReasonAndThePlace(String text, String reason) {
        String message = assertThrows(IllegalArgumentException.class, () -> RULES.parse(text))
                .getMessage();
        assertTrue(message.startsWith("draughts: no position: " + reason), message);
        assertTrue(message.endsWith(": '" + text + "'"), message);
    }

    @Test
    void aSmallBoardHasFewerSquares() {
        String message = assertThrows(IllegalArgumentException.class, () -> new DraughtsRules(6).parse("W:W19:B1"))
                .getMessage();
        assertTrue(message.startsWith("draughts:size=6: no position: at character 4 is 19"), message);
    }

    @Test
    void aLongTextIsCutInTheMessage() {
        for (String text : new String[] {"W:W" + "1".repeat(100_000), "x".repeat(100_000)}) {
            String message = assertThrows(IllegalArgumentException.class, () -> RULES.parse(text))
                    .getMessage();
            assertTrue(message.length() < 400, message);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"9-13", "22-17", "14x23x30", "7x14x23x16x7", "32x23", "1-5"})
    void aMoveReadsBack(String text) {
        assertEquals(text, RULES.start().show(RULES.start().parse(text)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "9|a step as 9-13, up to 16 jumps as 14x23x30, with every square on the way",
                "\"\"|a step as 9-13",
                "9-13-17|a step as 9-13",
                "9-18|18 is not beside 9",
                "4-5|5 is not beside 4",
                "9x13|13 is not two rows and two columns from 9",
                "14x30|30 is not two rows and two columns from 14",
                "9-33|'33' is not a square: 1 to 32",
                "0x9|'0' is not a square: 1 to 32",
                "09-13|'09' is not a square",
                "9-|'' is not a square",
                "9x18x|'' is not a square",
                "9x18-22|'9x18' is not a square",
                "K9-13|'K9' is not a square",
                "٩-13|'٩' is not a square"
            })
    void textThatIsNotARouteOnTheBoardIsNotAMove(String text, String reason) {
        String message = assertThrows(
                        IllegalArgumentException.class, () -> RULES.start().parse(text))
                .getMessage();
        assertTrue(message.startsWith("draughts: '" + text + "' is not a move: " + reason), message);
    }

    @Test
    void moreThanSixteenJumpsAreNotAMove() {
        String longest = "1x10" + "x1x10".repeat(7) + "x1";
        assertEquals(longest, RULES.start().show(RULES.start().parse(longest)));
        assertThrows(IllegalArgumentException.class, () -> RULES.start().parse(longest + "x10"));
        String message = assertThrows(
                        IllegalArgumentException.class, () -> RULES.start().parse("x".repeat(100_000)))
                .getMessage();
        assertTrue(message.length() < 200, message);
    }

    @Test
    void aCodeThatIsNotAMoveIsWrittenAsANumber() {
        Draughts start = RULES.start();
        for (long code : new long[] {-1, 10, 4, 63, 17L << 6, start.parse("9-13") | 1L << 13, 5 | 2L << 11, 1L << 50}) {
            assertEquals(Long.toString(code), start.show(code));
        }
        assertEquals("2304", new DraughtsRules(6).start().show(2304));
    }

    /** Half of the texts are noise, half are damaged positions; an accepted text must read back as itself. */
    @ParameterizedTest
    @ValueSource(ints = {6, 8, 10})
    void randomTextsAreReadOrRejectedWithTheNameOfTheGame(int size) {
        DraughtsRules rules = new DraughtsRules(size);
        SplittableRandom random = new SplittableRandom(size);
        int accepted = 0;
        for (int round = 0; round < 30_000; round++) {
            String text = round % 2 == 0 ? noise(random) : damaged(rules.start().toString() + " 7", random);
            try {
                Draughts read = rules.parse(text);
                assertEquals(read, rules.parse(read.toString()));
                accepted++;
            } catch (IllegalArgumentException refused) {
                assertTrue(refused.getMessage().startsWith(rules.name() + ": no position: "), refused::getMessage);
            }
            checkMove(rules, round % 2 == 0 ? noise(random) : damaged("14x23x30", random));
        }
        assertTrue(accepted > 100, accepted + " accepted");
    }

    private static void checkMove(DraughtsRules rules, String text) {
        try {
            assertEquals(text, rules.start().show(rules.start().parse(text)));
        } catch (IllegalArgumentException refused) {
            assertTrue(refused.getMessage().startsWith(rules.name() + ": '"), refused::getMessage);
        }
    }

    private static String noise(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(40); length > 0; length--) {
            text.append((char) (random.nextInt(8) == 0 ? random.nextInt(0x10000) : random.nextInt(128)));
        }
        return text.toString();
    }

    private static String damaged(String text, SplittableRandom random) {
        StringBuilder damaged = new StringBuilder(text);
        for (int times = random.nextInt(3); times >= 0 && damaged.length() > 0; times--) {
            int at = random.nextInt(damaged.length());
            switch (random.nextInt(3)) {
                case 0 -> damaged.deleteCharAt(at);
                case 1 -> damaged.insert(at, "WBK:, 0123456789-x".charAt(random.nextInt(18)));
                default -> damaged.setCharAt(at, "WBK:, 0123456789-x".charAt(random.nextInt(18)));
            }
        }
        return damaged.toString();
    }
}
