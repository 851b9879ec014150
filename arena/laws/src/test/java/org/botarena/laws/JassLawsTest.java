package org.botarena.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.jass.Jass;
import org.junit.jupiter.api.Test;

/** The players' views of a turn of Jass, from the deal to the end. */
class JassLawsTest {
    private static final int TURNS = 300;

    @SuppressWarnings("unchecked") // the name determines the position type
    private final Rules<Jass> rules = (Rules<Jass>) Games.installed().parse("jass");

    @Test
    void aTurnHasThirtySixPlies() {
        GameLaws.of(rules).within(36).check(10, 1);
    }

    @Test
    void playLooksTheSameOnAViewAsInTheTurnItself() {
        SplittableRandom random = new SplittableRandom(2);
        for (int turn = 0; turn < TURNS; turn++) {
            Jass position = rules.deal(random);
            Jass[] views = new Jass[4];
            Arrays.setAll(views, position::seenBy);
            while (position.turn() != Position.OVER) {
                long move = position.randomMove(random);
                position = position.play(move);
                for (int seat = 0; seat < 4; seat++) {
                    views[seat] = views[seat].tryPlay(move);
                    assertEquals(position.seenBy(seat), views[seat]);
                }
            }
        }
    }

    @Test
    void aTurnCanBePlayedToItsEndOnAnyView() {
        SplittableRandom random = new SplittableRandom(3);
        for (int turn = 0; turn < TURNS; turn++) {
            Jass view = rules.deal(random).seenBy(turn % 4);
            view = turn % 5 == 0 ? view.seenBy((turn + 1) % 4) : view;
            for (int ply = 0; ply < 36; ply++) {
                assertEquals(ply, Long.bitCount(view.played()));
                assertTrue(view.turn() >= 0 && view.moves().length > 0, view::toString);
                assertEquals(view, rules.parse(view.toString()));
                view = view.tryPlay(view.randomMove(random));
            }
            assertEquals(Position.OVER, view.turn());
            assertTrue(Arrays.asList(157.0, 257.0).contains(view.score(0) + view.score(1)), view::toString);
        }
    }
}
