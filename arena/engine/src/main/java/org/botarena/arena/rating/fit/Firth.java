package org.botarena.arena.rating.fit;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.pool.Scores;

/**
 * The Bradley-Terry model with the penalty of Firth ("Bias reduction of maximum likelihood estimates", 1993). The
 * penalty adds a fraction of a drawn game to every game: its leverage h, times the game's {@link Dispersion}. It
 * removes the first-order bias that drives ratings from few games apart, and keeps the rating of a perfect record
 * finite. Immutable.
 *
 * <p>All values are in logits; one is {@link Elo#PER_LOGIT} points. p is the expected share, q = 1 - p.
 */
public final class Firth {
    private static final double CLOSE = 1e-7;
    private static final int MOST_STEPS = 200;
    private static final double LONGEST_STEP = 1.5;

    private final Scores scores;
    private final Map<Integer, Double> anchors;
    private final List<int[]> parts;
    private final double dispersion;
    private final double[] ratings;
    private double[][] covariance;
    private Scores penalised;

    /**
     * Fits some scores.
     *
     * @param anchors given ratings in Elo points, by entrant
     * @param parts the entrants, grouped by links; each part without an anchor has the mean 0
     * @param dispersion the variance of a game relative to an independent one, from 0
     */
    public Firth(Scores scores, Map<Integer, Double> anchors, List<int[]> parts, double dispersion) {
        this(scores, anchors, parts, dispersion, new double[scores.entrants()]);
    }

    private Firth(
            Scores scores, Map<Integer, Double> anchors, List<int[]> parts, double dispersion, double[] beginning) {
        this.scores = scores;
        this.anchors = Map.copyOf(anchors);
        this.parts = parts;
        this.dispersion = dispersion;
        ratings = beginning;
        anchors.forEach((entrant, elo) -> ratings[entrant] = elo / Elo.PER_LOGIT);
        penalised = scores;
        double moved = 1;
        for (int step = 0; step < MOST_STEPS && moved > CLOSE; step++) {
            moved = step();
        }
    }

    /** Fits the same scores with another dispersion, starting at these ratings. */
    Firth withDispersion(double other) {
        return new Firth(scores, anchors, parts, other, ratings.clone());
    }

    /** One step of Fisher's scoring, with the penalty updated to the ratings. Returns the largest change. */
    private double step() {
        double[][] shares = shares();
        covariance = information(scores, shares).inverse();
        anchors.keySet().forEach(anchor -> covariance[anchor][anchor] = 0);
        penalised = penalised(shares);
        double[] change = information(penalised, shares).solve(score(shares));
        double longest = Arrays.stream(change).map(Math::abs).max().orElse(0);
        double scale = Math.min(1, LONGEST_STEP / longest);
        for (int i = 0; i < ratings.length; i++) {
            ratings[i] += anchors.containsKey(i) || longest == 0 ? 0 : scale * change[i];
        }
        return longest;
    }

    /** The expected shares of each entrant against those with lower numbers, where there are games. */
    private double[][] shares() {
        double[][] shares = new double[ratings.length][];
        for (int i = 0; i < ratings.length; i++) {
            shares[i] = new double[i];
            double[] games = scores.games(i);
            for (int j = 0; j < i; j++) {
                shares[i][j] = games[j] == 0 ? 0 : share(i, j);
            }
        }
        return shares;
    }

    private Scores penalised(double[][] shares) {
        Scores more = new Scores(ratings.length);
        for (int i = 0; i < ratings.length; i++) {
            for (int j = 0; j < i; j++) {
                double games = scores.games(i)[j];
                if (games > 0) {
                    double drawn = dispersion * games * shares[i][j] * (1 - shares[i][j]) * difference(i, j);
                    more.add(i, j, games + drawn, scores.points(i)[j] + drawn / 2);
                }
            }
        }
        return more;
    }

    /** The first derivatives of the log-likelihood: points made beyond expectation. */
    private double[] score(double[][] shares) {
        double[] score = new double[ratings.length];
        for (int i = 0; i < ratings.length; i++) {
            for (int j = 0; j < i; j++) {
                double beyond = penalised.points(i)[j] - penalised.games(i)[j] * shares[i][j];
                score[i] += beyond;
                score[j] -= beyond;
            }
        }
        anchors.keySet().forEach(anchor -> score[anchor] = 0);
        return score;
    }

    /** Minus the second derivatives of the log-likelihood; a part's mean, which no game determines, is held at 0. */
    private Cholesky information(Scores of, double[][] shares) {
        int n = ratings.length;
        double[][] information = new double[n][n];
        for (int i = 0; i < n; i++) {
            double[] games = of.games(i);
            for (int j = 0; j < i; j++) {
                double tells = games[j] * shares[i][j] * (1 - shares[i][j]);
                information[i][i] += tells;
                information[j][j] += tells;
                information[i][j] = -tells;
                information[j][i] = -tells;
            }
        }
        for (int[] part : parts) {
            if (Arrays.stream(part).noneMatch(anchors::containsKey)) {
                for (int i : part) {
                    for (int j : part) {
                        information[i][j] += 1.0 / part.length;
                    }
                }
            }
        }
        for (int anchor : anchors.keySet()) {
            for (int i = 0; i < n; i++) {
                information[anchor][i] = i == anchor ? 1 : 0;
                information[i][anchor] = i == anchor ? 1 : 0;
            }
        }
        return new Cholesky(information);
    }

    /** The expected variance of a game's points. */
    double variance(int one, int other) {
        double share = share(one, other);
        return share * (1 - share);
    }

    /** The expected share of the points. */
    double share(int one, int other) {
        return 1 / (1 + Math.exp(ratings[other] - ratings[one]));
    }

    /** The variance of the difference between two ratings, if games are independent. */
    public double difference(int one, int other) {
        return covariance[one][one] + covariance[other][other] - 2 * covariance[one][other];
    }

    public double[] ratings() {
        return ratings;
    }

    /** The covariances of the ratings, if games are independent; without anchors a part's mean has the variance 1. */
    public double[][] covariance() {
        return covariance;
    }

    /** The scores including the added draws. */
    Scores penalised() {
        return penalised;
    }

    Scores scores() {
        return scores;
    }
}
