package org.botarena.arena.explain;

import java.util.Locale;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.explain.MoveAssessment.Measure;
import org.botarena.arena.text.Numbers;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;

/**
 * Judges games with hidden information: it judges a move by what its player could see, over guesses of the rest.
 * Values are a share of the highest possible score; the measure is in points.
 */
final class GuessingJudge<P extends Position<P>> implements Judge<P> {
    /** The value of the highest score, below the values that a search takes for a proof. */
    private static final double HIGHEST = 90;

    /** The fewest nodes for a move in a guess. */
    private static final int FEWEST = 200;

    /** The number of guesses, for each move, of what its player could not see. */
    private static final int GUESSES = 12;

    private final Rules<P> rules;
    private final Oracle<P> oracle;
    private final long nodes;
    private final double unit;
    private final String counted;

    /**
     * Creates a judge with this evaluation of unfinished positions.
     *
     * @param counted the unit of the score, in the singular
     */
    GuessingJudge(Rules<P> rules, Evaluation<P> suited, String counted, long nodes) {
        this.rules = rules;
        this.nodes = nodes;
        this.counted = counted;
        this.unit = (rules.bestScore() - rules.worstScore()) / HIGHEST;
        this.oracle = new Oracle<>(rules, new Estimation<>(this::lead, suited.times(1.5)), suited);
    }

    /** A player's team's lead over the others at the end. */
    private double lead(P end, int player) {
        return rules.margin(end, player) / unit;
    }

    @Override
    public MoveAssessment judge(P position, long played) {
        P seen = position.seenBy(position.turn());
        long[] moves = seen.moves();
        double[] sums = new double[moves.length];
        RandomGenerator random = new SplittableRandom(moves.length);
        for (int guess = 0; guess < GUESSES && moves.length > 1; guess++) {
            P guessed = seen.guess(random);
            for (int i = 0; i < moves.length; i++) {
                long effort = Math.max(FEWEST, nodes / GUESSES / moves.length);
                sums[i] += oracle.worth(guessed.play(moves[i]), position.turn(), effort)
                        .value();
            }
        }
        return judgement(position, moves, sums, played);
    }

    private MoveAssessment judgement(P position, long[] moves, double[] sums, long played) {
        int best = 0;
        int chosen = -1;
        for (int i = 0; i < moves.length; i++) {
            best = sums[i] > sums[best] ? i : best;
            chosen = moves[i] == played ? i : chosen;
        }
        int got = chosen < 0 ? best : chosen;
        // One team's gain is the other's loss, so the value is half of the difference of the leads.
        double points = unit / GUESSES / 2;
        return new MoveAssessment(
                position.show(moves[best]), sums[best] * points, sums[got] * points, Measure.MEAN, counted);
    }

    @Override
    public String method() {
        return String.format(
                Locale.ROOT,
                "alpha-beta, %s nodes a position, over %d guesses of what was hidden",
                Numbers.grouped(nodes),
                GUESSES);
    }
}
