package org.botarena.search.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.jass.Jass;
import org.botarena.search.Budget;
import org.botarena.search.Facts;
import org.botarena.search.evaluation.Evaluation;
import org.junit.jupiter.api.Test;

/** A search in games with hidden hands. */
class DeterminizedTest {
    private static final long[] NOTHING = {};

    private final Rules<Jass> jass = Facts.rules("jass", Jass.class);

    private Determinized<Jass> search(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Uct<Jass> uct = new Uct<>(jass, Uct.Settings.of(0.3).withNodes(20_000), Evaluation.nothing(), random);
        return new Determinized<>(uct, 200, random);
    }

    /** Team 1 has 77 points, and the trick holds 21: it wins the game with the jack and loses it without. */
    @Test
    void theDecisiveTrickIsTakenForEveryDealOfTheRest() {
        Jass view = jass.parse("S 1 HA,H10,H6 SJD6/-/-/- S678910QKAH789JQKD8910JQKAC6910JQKA -/-/-/- 34:77");
        for (int seed = 0; seed < 10; seed++) {
            Determinized<Jass> search = search(seed);
            long move = search.choose(view, NOTHING, Budget.units(2000));
            assertEquals("SJ", view.show(move), "seed " + seed);
            assertTrue(search.share(move) > 0.5, "share " + search.share(move));
        }
    }

    /** Four searches play at a table, each with its own view: the referee allows every card. */
    @Test
    void aWholeTurnIsPlayedByTheRules() {
        Jass position = jass.deal(new SplittableRandom(1));
        Determinized<Jass> search = search(1);
        while (position.turn() != Position.OVER) {
            Jass view = position.seenBy(position.turn());
            position = position.tryPlay(search.choose(view, NOTHING, Budget.units(300)));
        }
        assertTrue(position.score(0) + position.score(1) >= 157);
    }

    /** Team 0 has already won, so a guess costs the search nothing: the guesses are counted instead. */
    @Test
    void aDecidedTurnStillEnds() {
        Jass view = jass.parse("S 0 - SJD6/-/-/- S678910QKAH789JQKD8910JQKAC6910JQKA -/-/-/- 80:31");
        long move = search(1).choose(view, NOTHING, Budget.units(100));
        assertTrue(view.show(move).equals("SJ") || view.show(move).equals("D6"));
    }
}
