package org.botarena.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.api.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameLawsTest {
    private static final int GAMES = 20;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "reversi",
                "reversi:mirrored=true",
                "reversi:size=6",
                "reversi:size=6,mirrored=true",
                "reversi:size=4",
                "reversi:size=4,mirrored=true",
                "tictactoe"
            })
    void everyGameObeysTheLaws(String spec) {
        GameLaws.of(Games.installed().parse(spec)).check(50, 20_261_120);
    }

    @Test
    void aGameWithChanceAndAHiddenCoinObeysTheLaws() {
        GameLaws.of(new PurseRules(Defect.HEALTHY)).check(GAMES, 1);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "HEALTHY")
    void everyDefectIsFoundByItsLaw(Defect defect) {
        GameLaws<Purse> laws = GameLaws.of(new PurseRules(defect)).within(100);
        AssertionError error = assertThrows(AssertionError.class, () -> laws.check(GAMES, 1));
        assertTrue(error.getMessage().contains(" breaks the law " + defect.broken() + ":"), error::getMessage);
    }

    @Test
    void everyLawFindsSomeDefect() {
        Set<Law> broken = Arrays.stream(Defect.values())
                .filter(defect -> defect != Defect.HEALTHY)
                .map(Defect::broken)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Law.class)));
        assertEquals(EnumSet.allOf(Law.class), broken);
    }

    @Test
    void aBrokenLawNamesTheGameThePlaceAndTheWayBack() {
        GameLaws<Purse> laws = GameLaws.of(new PurseRules(Defect.BOTH_WIN));
        String message =
                assertThrows(AssertionError.class, () -> laws.check(GAMES, 7)).getMessage();
        for (String part : new String[] {
            "purse:defect=BOTH_WIN", "SCORE_SUM", "not 0.0", "position: 0,", "in game 0 at ply ", "check(1, 7)"
        }) {
            assertTrue(message.contains(part), message);
        }
    }

    @Test
    void theSameSeedFindsTheSamePlace() {
        GameLaws<Purse> laws = GameLaws.of(new PurseRules(Defect.BOTH_WIN));
        String first =
                assertThrows(AssertionError.class, () -> laws.check(GAMES, 7)).getMessage();
        String again =
                assertThrows(AssertionError.class, () -> laws.check(GAMES, 7)).getMessage();
        assertEquals(first, again);
    }

    @Test
    void checkingNoGamesIsRefused() {
        GameLaws<Purse> laws = GameLaws.of(new PurseRules(Defect.HEALTHY));
        assertThrows(IllegalArgumentException.class, () -> laws.check(0, 1));
    }
}
