package org.botarena.laws;

import static org.botarena.laws.DraughtsOracle.draughts;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DraughtsLawsTest {
    @ParameterizedTest
    @CsvSource({"6, 900", "8, 900", "10, 200"})
    void theGameObeysTheLawsOnEverySize(int size, int games) {
        GameLaws.of(draughts(size)).check(games, 20_261_121);
    }

    @ParameterizedTest
    @Tag("full")
    @CsvSource({"6, 45000", "8, 45000", "10, 10000"})
    void theGameObeysTheLawsInAHundredThousandGames(int size, int games) {
        GameLaws.of(draughts(size)).check(games, 1);
    }
}
