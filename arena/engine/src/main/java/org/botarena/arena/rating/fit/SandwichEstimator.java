package org.botarena.arena.rating.fit;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.botarena.arena.rating.pool.PairResult;

/**
 * The errors of ratings, B·M·B: B is the inverse of the model's information, M the variation of the {@link
 * PairResult}s; plus the {@link OpeningEffect}. Values are logits, as in {@link Firth}. Immutable.
 */
final class SandwichEstimator {
    /** The variance of the position of a whole part. */
    private static final double ANYWHERE = 4;

    private final double[][] covariance;
    private final double inflation;
    private final boolean isAnchored;

    /** The covariance of each rating with the mean of the centre. */
    private final double[] withCentre;

    private final double ofCentre;

    /**
     * Computes the errors of a fit. Parts without a link by games may be anywhere relative to each other.
     *
     * @param parts the entrants, grouped by links
     * @param anchors the entrants with given ratings
     * @param centre the entrants to whose mean ratings are relative, without an anchor
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

    /** The mean factor by which the effect of the start positions raises the variance of a rating. */
    double inflation() {
        return inflation;
    }

    /** The variance of a rating: relative to the mean of the centre, or absolute with anchors. */
    double variance(int entrant) {
        double variance = isAnchored
                ? covariance[entrant][entrant]
                : covariance[entrant][entrant] - 2 * withCentre[entrant] + ofCentre;
        return Math.max(0, variance);
    }

    /** The standard error of the difference between two ratings. */
    double deviation(int one, int other) {
        return Math.sqrt(Math.max(0, covariance[one][one] + covariance[other][other] - 2 * covariance[one][other]));
    }
}
