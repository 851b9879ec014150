package org.botarena.laws;

import static org.botarena.laws.DraughtsOracle.draughts;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game has at most as many plies as its rules allow; the longest of these is far below. */
class DraughtsLawsTest {
    @ParameterizedTest
    @CsvSource({"6, 800", "8, 800", "10, 400"})
    void theGameObeysTheLawsOnEverySize(int size, int games) {
        GameLaws.of(draughts(size)).check(games, 20_261_121);
    }

    @ParameterizedTest
    @Tag("full")
    @CsvSource({"6, 40_000", "8, 40_000", "10, 20_000"})
    void theGameObeysTheLawsInAHundredThousandGames(int size, String games) {
        GameLaws.of(draughts(size)).check(Integer.parseInt(games.replace("_", "")), 1);
    }
}
