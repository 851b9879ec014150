package org.example.connectfour;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.laws.GameLaws;
import org.botarena.laws.Perft;
import org.junit.jupiter.api.Test;

class ConnectFourTest {
    private final Rules<?> rules =
            Games.of(ConnectFourType.class.getClassLoader()).parse("connectfour");

    @Test
    void itObeysTheLaws() {
        GameLaws.of(rules).check(200, 1);
    }

    @Test
    void itHasTheKnownNumberOfGames() {
        assertEquals(823_536, Perft.count(rules, 7).nodes());
    }
}
