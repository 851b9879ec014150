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
 * Games in which something is hidden: a move is judged by what its player could see, over guesses of the rest. The values
 * are a share of what can be made at most; the measure is in points.
 */
final class GuessingJudge<P extends Position<P>> implements Judge<P> {
    /** What the highest score is worth: less than a search takes for a proof. */
    private static final double HIGHEST = 90;

    /** The fewest nodes for a move in a guess. */
    private static final int FEWEST = 200;

    /** So many guesses of what its player could not see are looked at for a move. */
    private static final int GUESSES = 12;

    private final Rules<P> rules;
    private final Oracle<P> oracle;
    private final long nodes;
    private final double unit;
    private final String counted;

    /**
     * By this evaluation of unfinished positions.
     *
     * @param counted what the score counts, in the singular
     */
    GuessingJudge(Rules<P> rules, Evaluation<P> suited, String counted, long nodes) {
        this.rules = rules;
        this.nodes = nodes;
        this.counted = counted;
        this.unit = (rules.bestScore() - rules.worstScore()) / HIGHEST;
        this.oracle = new Oracle<>(rules, new Estimation<>(this::lead, suited.times(1.5)), suited);
    }

    /** How far a player's team is ahead of the others in the end. */
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
        // A point that one team wins the other loses: half of the difference of the leads.
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
