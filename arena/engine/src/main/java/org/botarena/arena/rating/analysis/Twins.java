package org.botarena.arena.rating.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.pool.Pool;
import org.botarena.arena.rating.pool.Scores;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Two entrants that play equally well against every opponent, like copies of one agent. It takes about 700 games
 * against each opponent to show that. The components are the JSON's fields. Immutable.
 */
public record Twins(String one, String other) {
    /** The largest difference in Elo between their results against one opponent, with 90 % confidence. */
    private static final double MARGIN = 30;

    /** A normal distribution has 90 % within this many standard deviations of its mean. */
    private static final double Z90 = 1.644854;

    /** The twins of a pool, in its order. */
    static List<Twins> of(Pool pool, Ratings ratings) {
        Scores scores = pool.scores();
        List<Twins> twins = new ArrayList<>();
        for (int one = 0; one < scores.entrants(); one++) {
            for (int other = one + 1; other < scores.entrants(); other++) {
                if (areAlike(one, other, scores, ratings)) {
                    twins.add(
                            new Twins(pool.entrants().get(one), pool.entrants().get(other)));
                }
            }
        }
        return twins;
    }

    private static boolean areAlike(int one, int other, Scores scores, Ratings ratings) {
        boolean haveMetOthers = false;
        for (int opponent = 0; opponent < scores.entrants(); opponent++) {
            double met = scores.games(one)[opponent] + scores.games(other)[opponent];
            if (opponent != one && opponent != other && met > 0) {
                if (!isWithinMargin(one, other, opponent, scores, ratings)) {
                    return false;
                }
                haveMetOthers = true;
            }
        }
        return haveMetOthers;
    }

    private static boolean isWithinMargin(int one, int other, int opponent, Scores scores, Ratings ratings) {
        double apart = 0;
        double variance = 0;
        for (int twin : new int[] {one, other}) {
            double games = scores.games(twin)[opponent];
            double share = scores.points(twin)[opponent] / games;
            if (!(share > 0 && share < 1)) {
                return false; // no game, or a difference without a bound
            }
            double logit = Math.log(share / (1 - share));
            apart += twin == one ? logit : -logit;
            variance += ratings.dispersion(twin, opponent) / (games * share * (1 - share));
        }
        return Elo.PER_LOGIT * (Math.abs(apart) + Z90 * Math.sqrt(variance)) <= MARGIN;
    }

    /**
     * A sentence for the organizer, with the remedy.
     *
     * @param shown an entrant's name for readers
     */
    public Sentence text(UnaryOperator<String> shown) {
        return Sentence.of("twins", shown.apply(one), shown.apply(other));
    }
}
