package org.botarena.arena.rating.pool;

import java.util.Arrays;
import java.util.Map;
import org.botarena.arena.rating.Elo;

/**
 * The model of Bradley and Terry (1952): i beats j with the chance γi/(γi + γj); a draw is half a win; R = 400 log10 γ is
 * the rating. Hunter's MM algorithm finds the γ ("MM algorithms for generalized Bradley-Terry models", 2004): every sweep
 * raises the likelihood. The ratings of anchors are given. Immutable.
 */
final class BradleyTerry {
    private static final int MOST_SWEEPS = 100_000;

    private final Scores scores;
    private final Map<Integer, Double> anchors;

    /**
     * A model of some scores.
     *
     * @param scores connected strongly, or there is no best estimate
     * @param anchors ratings that are given, by entrant; none: the mean rating is 0
     */
    BradleyTerry(Scores scores, Map<Integer, Double> anchors) {
        this.scores = scores;
        this.anchors = Map.copyOf(anchors);
    }

    /**
     * The ratings that explain the scores best.
     *
     * @param from ratings to begin with
     * @param close it ends when no sweep moves a rating by more than this
     */
    double[] ratings(double[] from, double close) {
        double[] strengths = new double[from.length];
        Arrays.setAll(strengths, i -> Math.exp(anchors.getOrDefault(i, from[i]) / Elo.PER_LOGIT));
        double[] points = new double[from.length];
        Arrays.setAll(points, i -> Arrays.stream(scores.points(i)).sum());
        double moved = close + 1;
        for (int sweep = 0; sweep < MOST_SWEEPS && moved > close; sweep++) {
            moved = Elo.PER_LOGIT * sweep(strengths, points);
        }
        double[] ratings = Arrays.stream(strengths)
                .map(strength -> Elo.PER_LOGIT * Math.log(strength))
                .toArray();
        double mean = anchors.isEmpty() ? Arrays.stream(ratings).average().orElseThrow() : 0;
        return Arrays.stream(ratings).map(rating -> rating - mean).toArray();
    }

    /** Each strength in turn; returns the largest relative change. */
    private double sweep(double[] strengths, double[] points) {
        double moved = 0;
        for (int i = 0; i < strengths.length; i++) {
            double chances = chances(i, strengths);
            if (!anchors.containsKey(i) && chances > 0) {
                double better = points[i] / chances;
                moved = Math.max(moved, Math.abs(better / strengths[i] - 1));
                strengths[i] = better;
            }
        }
        return moved;
    }

    /** The points that an entrant would be expected to have, per unit of its strength. */
    private double chances(int entrant, double[] strengths) {
        double[] games = scores.games(entrant);
        double sum = 0;
        for (int other = 0; other < games.length; other++) {
            if (games[other] > 0) {
                sum += games[other] / (strengths[entrant] + strengths[other]);
            }
        }
        return sum;
    }

    /**
     * What the scores tell of the ratings: minus the second derivatives of the log-likelihood, whose inverse is the
     * covariance. Without anchors 1/n is added everywhere, since a shift of all ratings shows in no score; an anchor's row
     * and column are those of the unit matrix.
     */
    Cholesky information(double[] ratings) {
        int n = ratings.length;
        double[][] information = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                double share = Elo.share(ratings[i] - ratings[j]);
                double told = scores.games(i)[j] * share * (1 - share) / (Elo.PER_LOGIT * Elo.PER_LOGIT);
                information[i][i] += told;
                information[j][j] += told;
                information[i][j] = -told;
                information[j][i] = -told;
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (anchors.isEmpty()) {
                    information[i][j] += 1.0 / n;
                } else if (anchors.containsKey(i) || anchors.containsKey(j)) {
                    information[i][j] = i == j ? 1 : 0;
                }
            }
        }
        return new Cholesky(information);
    }

    /** How the errors of the ratings vary together: around the pool's mean, or against the anchors, which have none. */
    double[][] covariance(Cholesky information) {
        double[][] covariance = information.inverse();
        int n = covariance.length;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (anchors.isEmpty()) {
                    covariance[i][j] -= 1.0 / n;
                } else if (anchors.containsKey(i)) {
                    covariance[i][j] = 0;
                }
            }
        }
        return covariance;
    }
}
