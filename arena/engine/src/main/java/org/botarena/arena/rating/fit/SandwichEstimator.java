package org.botarena.arena.rating.fit;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.botarena.arena.rating.pool.PairResult;

/**
 * The errors of ratings, B·M·B: B is the inverse of the model's information, M what the {@link PairResult}s vary; and the {@link OpeningEffect}.
 * Logits, as in
 * {@link Firth}. Immutable.
 */
final class SandwichEstimator {
    /** The variance of where a part as a whole lies. */
    private static final double ANYWHERE = 4;

    private final double[][] covariance;
    private final double inflation;
    private final boolean isAnchored;

    /** Of each with the mean of the centre. */
    private final double[] withCentre;

    private final double ofCentre;

    /**
     * Of a fit. Parts that no game links may lie anywhere against each other.
     *
     * @param parts the entrants, those together who are linked
     * @param anchors those whose ratings are given
     * @param centre those to whose mean ratings relate, if there is no anchor
     */
    SandwichEstimator(
            Firth fit,
            Dispersion dispersion,
            OpeningEffect openings,
            List<int[]> parts,
            Set<Integer> anchors,
            int[] centre) {
        double[][] bread = fit.covariance();
        covariance = times(times(bread, varied(fit, dispersion)), bread);
        double before = trace();
        for (int i = 0; i < covariance.length; i++) {
            covariance[i][i] += anchors.contains(i) ? 0 : openings.added(i);
        }
        inflation = before == 0 ? 1 : trace() / before;
        for (int[] part : parts) {
            if (IntStream.of(part).noneMatch(anchors::contains)) {
                IntStream.of(part).forEach(i -> IntStream.of(part).forEach(j -> covariance[i][j] += ANYWHERE));
            }
        }
        isAnchored = !anchors.isEmpty();
        withCentre = new double[covariance.length];
        for (int i = 0; i < withCentre.length; i++) {
            double[] row = covariance[i];
            withCentre[i] = IntStream.of(centre).mapToDouble(j -> row[j]).sum() / centre.length;
        }
        ofCentre = IntStream.of(centre).mapToDouble(i -> withCentre[i]).sum() / centre.length;
    }

    private static double[][] varied(Firth fit, Dispersion dispersion) {
        int n = fit.ratings().length;
        double[][] varied = new double[n][n];
        for (int i = 0; i < n; i++) {
            double[] games = fit.scores().games(i);
            for (int j = 0; j < i; j++) {
                if (games[j] > 0) {
                    double variance = games[j] * fit.variance(i, j) * dispersion.of(i, j);
                    varied[i][i] += variance;
                    varied[j][j] += variance;
                    varied[i][j] = -variance;
                    varied[j][i] = -variance;
                }
            }
        }
        return varied;
    }

    private static double[][] times(double[][] left, double[][] right) {
        int n = left.length;
        double[][] product = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < n; k++) {
                Cholesky.add(product[i], left[i][k], right[k], n);
            }
        }
        return product;
    }

    private double trace() {
        return IntStream.range(0, covariance.length)
                .mapToDouble(i -> covariance[i][i])
                .sum();
    }

    /** How many times as large the variance of a rating is as without an effect of the start positions, on average. */
    double inflation() {
        return inflation;
    }

    /** Of a rating: against the mean of the centre, or as it is where there are anchors. */
    double variance(int entrant) {
        double variance = isAnchored
                ? covariance[entrant][entrant]
                : covariance[entrant][entrant] - 2 * withCentre[entrant] + ofCentre;
        return Math.max(0, variance);
    }

    /** The standard error of the difference of two. */
    double deviation(int one, int other) {
        return Math.sqrt(Math.max(0, covariance[one][one] + covariance[other][other] - 2 * covariance[one][other]));
    }
}
