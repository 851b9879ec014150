package org.botarena.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.Symmetry;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The symmetries that the games name. The laws test on every game that they are symmetries. */
class SymmetriesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    reversi                          | 7
                    reversi:size=6                   | 7
                    arrayreversi:mirrored=true       | 7
                    tictactoe                        | 7
                    tritactoe                        | 3
                    draughts                         | 1
                    connectfour                      | 1
                    hexapawn                         | 3
                    hexapawn:columns=5,cylinder=true | 19
                    morpion                          | 7
                    morpion:torus=true               | 71
                    jass                             | 0
                    pig                              | 0""")
    void aGameNamesItsSymmetries(String game, int number) {
        assertEquals(number, Games.installed().parse(game).symmetries().size());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    reversi
                    arrayreversi
                    tictactoe
                    tritactoe
                    draughts:size=6
                    connectfour
                    hexapawn:rows=5,columns=5,cylinder=true
                    morpion:size=5,torus=true""")
    void oneSymmetryAfterAnotherIsAThird(String game) {
        group(Games.installed().parse(game));
    }

    private static <P extends Position<P>> void group(Rules<P> rules) {
        RandomGenerator random = new SplittableRandom(1);
        P position = rules.start();
        for (int ply = 0; ply < 5; ply++) {
            position = position.play(position.randomMove(random));
        }
        Set<P> images = new HashSet<>(Set.of(position));
        for (Symmetry<P> symmetry : rules.symmetries()) {
            assertTrue(images.add(symmetry.of(position)), symmetry + " is another one on " + position);
        }
        for (P image : Set.copyOf(images)) {
            for (Symmetry<P> symmetry : rules.symmetries()) {
                assertTrue(images.contains(symmetry.of(image)), symmetry + " after another one gives no image");
            }
        }
    }
}
