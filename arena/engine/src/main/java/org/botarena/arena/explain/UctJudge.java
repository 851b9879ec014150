package org.botarena.arena.explain;

import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.explain.MoveAssessment.Measure;
import org.botarena.arena.text.Numbers;
import org.botarena.search.Budget;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.tree.Uct;

/** Judges by random games, if the game is unknown or has more than two sides. */
final class UctJudge<P extends Position<P>> implements Judge<P> {
    /** A simulation is a whole game, and counts as this many nodes. */
    private static final int NODES_A_SIMULATION = 20;

    private final Uct<P> search;
    private final long simulations;

    UctJudge(Rules<P> rules, long nodes) {
        simulations = Math.max(1, nodes / NODES_A_SIMULATION);
        Uct.Settings settings = Uct.Settings.of(0.3).withTreeKept(false);
        search = new Uct<>(rules, settings, Evaluation.nothing(), new SplittableRandom(1));
    }

    @Override
    public MoveAssessment judge(P position, long played) {
        long best = search.choose(position, new long[0], Budget.units(simulations));
        if (played == Position.NONE || search.mean(played) >= search.mean(best)) {
            long shown = played == Position.NONE ? best : played;
            return new MoveAssessment(position.show(shown), value(shown), value(shown), Measure.OPINION, "");
        }
        return new MoveAssessment(position.show(best), value(best), value(played), Measure.OPINION, "");
    }

    /** From -100 for lost to 100 for won. */
    private double value(long move) {
        return Evaluation.WIN * (2 * search.mean(move) - 1);
    }

    @Override
    public String method() {
        return "random games in a tree (UCT), %s a position".formatted(Numbers.grouped(simulations));
    }
}
