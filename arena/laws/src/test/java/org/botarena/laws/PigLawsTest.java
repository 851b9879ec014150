package org.botarena.laws;

import org.botarena.api.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pig obeys the laws with short games and with the longest ones, of about 700 plies. */
class PigLawsTest {
    @ParameterizedTest
    @ValueSource(strings = {"pig:target=1", "pig:target=10", "pig:target=500"})
    void withAnyTargetItObeysTheLaws(String spec) {
        GameLaws.of(Games.installed().parse(spec)).check(20, 3);
    }
}
