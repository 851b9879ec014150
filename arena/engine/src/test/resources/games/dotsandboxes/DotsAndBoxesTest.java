package org.example.dotsandboxes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.laws.GameLaws;
import org.botarena.laws.Perft;
import org.junit.jupiter.api.Test;

class DotsAndBoxesTest {
    private final Rules<?> rules =
            Games.of(DotsAndBoxesType.class.getClassLoader()).parse("dotsandboxes");

    @Test
    void itObeysTheLaws() {
        GameLaws.of(rules).check(200, 1);
    }

    @Test
    void everyLineCanBeDrawnOnceInAnyOrder() {
        assertEquals(24 * 23 * 22 * 21, Perft.count(rules, 4).nodes());
    }

    @Test
    void whoClosesABoxTakesItAndDrawsAgain() {
        Position<?> position = rules.start();
        for (String line : List.of("0", "3", "12", "13")) {
            position = position.play(position.parse(line));
        }
        assertEquals("-..-........--.......... 0:1 1", position.toString());
    }
}
