package org.botarena.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.botarena.laws.GameLaws;
import org.botarena.laws.Perft;
import org.junit.jupiter.api.Test;

class CountdownTest {
    private final CountdownRules rules = new CountdownRules(21);

    @Test
    void countdownObeysTheLaws() {
        GameLaws.of(rules).check(100, 1);
    }

    @Test
    void threeMovesAtEachOfTheFirstPlies() {
        assertEquals(27, Perft.count(rules, 3).nodes());
    }
}
