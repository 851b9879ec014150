package org.botarena.laws;

import org.botarena.api.Games;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pig obeys the laws; most of its games here are short ones, since one to 100 points takes 148 plies. */
class PigLawsTest {
    @Test
    void theWholeGameObeysTheLaws() {
        GameLaws.of(Games.installed().parse("pig")).check(50, 1);
    }

    @Test
    void shortGamesObeyTheLaws() {
        GameLaws.of(Games.installed().parse("pig:target=10")).check(2_000, 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pig:target=1", "pig:target=500"})
    void atBothEndsOfItsRangeItObeysThemToo(String spec) {
        GameLaws.of(Games.installed().parse(spec)).check(3, 3);
    }

    @Tag("full")
    @Test
    void inHundredThousandGamesNoLawIsBroken() {
        GameLaws.of(Games.installed().parse("pig:target=20")).check(98_000, 4);
        GameLaws.of(Games.installed().parse("pig")).check(2_000, 5);
    }
}
