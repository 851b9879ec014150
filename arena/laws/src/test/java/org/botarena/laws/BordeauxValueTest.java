package org.botarena.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exhaustive search agrees with the known formulas, and with the games' pages. */
class BordeauxValueTest {
    private static Values<?> of(String spec) {
        return new Values<>(Games.installed().parse(spec));
    }

    /** Solves positions by their text, and keeps the solutions. */
    private static final class Values<P extends Position<P>> {
        private final Rules<P> rules;
        private final ExhaustiveSolver<P> solver = new ExhaustiveSolver<>(1);

        Values(Rules<P> rules) {
            this.rules = rules;
        }

        /** Whether player 0, who is to move in the text, loses. */
        boolean isLost(String text) {
            return solver.value(rules.parse(text)) < 0;
        }

        double start() {
            return solver.value(rules.start());
        }
    }

    @Test
    void ofMatchesFourTimesAnyNumberIsLostOrOneMoreIfTheLastOneLoses() {
        Values<?> lastWins = of("matches");
        Values<?> lastLoses = of("matches:take=false");
        for (int n = 1; n <= 25; n++) {
            assertEquals(n % 4 == 0, lastWins.isLost(n + " 0"), n + " last wins");
            assertEquals(n % 4 == 1, lastLoses.isLost(n + " 0"), n + " last loses");
        }
    }

    @Test
    void inDivideTwoOddBoxesAreLost() {
        Values<?> divide = of("divide");
        for (int small = 1; small <= 40; small++) {
            for (int large = small; large <= 40; large++) {
                assertEquals(
                        small % 2 == 1 && large % 2 == 1,
                        divide.isLost(small + "," + large + " 0"),
                        small + "," + large);
            }
        }
    }

    @Test
    void inDiceTheRestOfTheCounterDividedByNineDecides() {
        Values<?> dice = of("dice");
        for (int counter = 0; counter <= 100; counter++) {
            int rest = counter % 9;
            for (int face = 1; face <= 6; face++) {
                boolean isLost = switch (face) {
                    case 1, 6 -> rest == 0 || counter == 1;
                    case 2, 5 -> rest == 0 || rest == 5;
                    default -> Set.of(0, 3, 4, 8).contains(rest);
                };
                String text = counter + "," + face + " 0";
                assertEquals(isLost, dice.isLost(text), text);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "matches|1",
                "matches:take=false|-1",
                "divide|-1",
                "dice|1",
                "hexapawn|-1",
                "hexapawn:cylinder=true|1",
                "morpion|0",
                "morpion:phase=1|1",
                "morpion:torus=true|1"
            })
    void withPerfectPlayTheOpenerGetsWhatThePagesSay(String spec, double value) {
        assertEquals(value, of(spec).start());
    }
}
