package org.botarena.arena.rating.simulation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** About one in twenty of the reported nemeses and cycles is due to chance, and real ones are reported. */
class RivalryTest {
    private static final double RATE = 0.05;
    private static final int FEW = 20;
    private static final int MANY = 400;

    static Stream<Setting> withoutRivals() {
        return Setting.withoutRivals().stream();
    }

    static Stream<Setting> withRivals() {
        return Setting.withRivals().stream();
    }

    @ParameterizedTest
    @MethodSource("withoutRivals")
    void whereThereIsNoNemesisAndNoCycleNoneIsTold(Setting setting) {
        assertRare(Rivalry.of(setting, FEW));
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("withoutRivals")
    void inFourHundredTournamentsChanceIsToldInFivePercentAtMost(Setting setting) {
        assertRare(Rivalry.of(setting, MANY));
    }

    @Test
    void aNemesisIsFound() {
        assertFound(Rivalry.of(Setting.withRivals().get(0), FEW));
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("withRivals")
    void ofThoseToldOneInTwentyIsNone(Setting setting) {
        assertFound(Rivalry.of(setting, MANY));
    }

    @Test
    void aCycleIsFound() {
        Rivalry circle = Rivalry.of(Setting.circle(), FEW);
        assertTrue(circle.withCycle() >= 0.5, circle::toString);
        assertTrue(circle.falseCycles() * FEW <= Chance.most(FEW, RATE), circle::toString);
    }

    private static void assertRare(Rivalry rivalry) {
        assertFalseAreFew(rivalry);
        assertTrue(
                rivalry.falseCycles() * rivalry.tournaments() <= Chance.most(rivalry.tournaments(), RATE),
                rivalry::toString);
    }

    private static void assertFound(Rivalry rivalry) {
        assertFalseAreFew(rivalry);
        assertTrue(rivalry.found() >= 0.5, rivalry::toString);
    }

    private static void assertFalseAreFew(Rivalry rivalry) {
        assertTrue(
                rivalry.falseNemeses() * rivalry.tournaments() <= Chance.most(rivalry.tournaments(), RATE),
                rivalry::toString);
    }
}
