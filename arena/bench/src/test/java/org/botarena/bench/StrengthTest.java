package org.botarena.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.botarena.api.Rules;
import org.botarena.arena.rating.Counts;
import org.botarena.arena.rating.Sprt;
import org.botarena.bench.byhand.ApiWorkload;
import org.botarena.game.reversi.Reversi;
import org.botarena.samples.bandit.Bandit;
import org.botarena.samples.mcts.Mcts;
import org.botarena.samples.random.RandomAgent;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Improvements make a search stronger by at least 50 points of Elo, at fixed simulations and seeds. */
@Tag("full")
class StrengthTest {
    private static final int MOST_PAIRS = 2000;

    private final Rules<Reversi> reversi = ApiWorkload.rules("reversi", Reversi.class);
    private final Rules<Reversi> small = ApiWorkload.rules("reversi:size=6", Reversi.class);
    private final Sprt test = Sprt.of(0, 50);

    private static Contest.Player<Reversi> mcts(String options) {
        return new Contest.Player<>(Mcts.class, options, Mcts::new);
    }

    private static Contest.Player<Reversi> flat(String options) {
        return new Contest.Player<>(Bandit.class, options, Bandit::new);
    }

    private void assertStronger(Rules<Reversi> rules, Contest.Player<Reversi> ours, Contest.Player<Reversi> theirs)
            throws Exception {
        Counts counts = new Contest<>(rules, ours, theirs).until(test, MOST_PAIRS);
        assertEquals(Sprt.Verdict.H1, test.after(counts).verdict(), () -> counts.numbers() + ", Elo " + counts.elo());
    }

    @Test
    void flatBeatsRandom() throws Exception {
        assertStronger(
                reversi, flat("method=ratio,games=20"), new Contest.Player<>(RandomAgent.class, "", RandomAgent::new));
    }

    /** Flat plays 30 games after each of about 8 moves; UCT has no more in total. */
    @Test
    void uctBeatsFlat() throws Exception {
        assertStronger(reversi, mcts("simulations=240"), flat("method=ratio,games=30"));
    }

    /** If the search trusts its statistics, most of a tree is below the moves that are played. */
    @Test
    void aKeptTreeBeatsAFreshTree() throws Exception {
        String options = "simulations=1000,k=0.02,nodes=100000";
        assertStronger(small, mcts(options), mcts(options + ",keep=false"));
    }
}
