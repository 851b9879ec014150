package org.botarena.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any text at all is a position, which prints itself and can be played on, or is refused in the game's name. */
class BordeauxTextTest {
    private static final int TEXTS = 20_000;
    private static final String LETTERS = "XO.XO.XO.-?,, 0123456789ABrollhd\u0000\n\u0663\uffff";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "matches",
                "divide",
                "dice",
                "hexapawn",
                "hexapawn:rows=8,columns=8,cylinder=true",
                "morpion",
                "morpion:phase=1",
                "morpion:size=7,torus=true,phase=2",
                "pig"
            })
    void everyTextIsReadOrRefusedInTheNameOfTheGame(String spec) {
        check(Games.installed().parse(spec), new SplittableRandom(20_261_120));
    }

    private static <P extends Position<P>> void check(Rules<P> rules, RandomGenerator random) {
        P position = rules.start();
        for (int i = 0; i < TEXTS; i++) {
            P read = readPosition(rules, text(random, position.toString()));
            position = read == null ? rules.start() : read;
            long move = position.randomMove(random);
            readMove(rules, position, text(random, position.show(move)));
            position = move == Position.NONE ? rules.start() : position.play(move);
        }
    }

    /** Any characters, or a text that is right but for some of them. */
    private static String text(RandomGenerator random, String right) {
        StringBuilder text = new StringBuilder(random.nextInt(4) == 0 ? "" : right);
        for (int changes = random.nextInt(text.length() == 0 ? 80 : 4); changes > 0; changes--) {
            int at = random.nextInt(text.length() + 1);
            char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
            switch (at == text.length() ? 0 : random.nextInt(3)) {
                case 0 -> text.insert(at, letter);
                case 1 -> text.setCharAt(at, letter);
                default -> text.deleteCharAt(at);
            }
        }
        return text.toString();
    }

    private static <P extends Position<P>> P readPosition(Rules<P> rules, String text) {
        try {
            P position = rules.parse(text);
            assertEquals(text, position.toString());
            assertTrue(position.moves().length <= rules.maxMoves(), text);
            return position;
        } catch (IllegalArgumentException refused) {
            assertSays(refused, rules.name() + ": no position: ");
            return null;
        }
    }

    private static <P extends Position<P>> void readMove(Rules<P> rules, P position, String text) {
        try {
            assertEquals(text, position.show(position.parse(text)));
        } catch (IllegalArgumentException refused) {
            assertSays(refused, rules.name().split(":", 2)[0] + ": '");
        }
    }

    private static void assertSays(IllegalArgumentException refused, String beginning) {
        assertEquals(IllegalArgumentException.class, refused.getClass(), refused::toString);
        assertTrue(refused.getMessage().startsWith(beginning), refused.getMessage());
    }
}
