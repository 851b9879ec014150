package org.botarena.arena.tune;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import org.botarena.arena.rating.Counts;
import org.botarena.arena.rating.fit.Cholesky;

/**
 * The gain over the start at every point: the mean share of the points in games against it, minus one half. It is a
 * Gaussian process with mean 0 and a squared exponential kernel. So a gain shown by only a few games shrinks towards
 * 0. The source is Rasmussen and Williams, "Gaussian Processes for Machine Learning", 2006, chapter 2. The start has
 * the gain 0. Immutable.
 */
final class ResponseSurface {
    /** Candidate length scales, in widths of a range: an option with the last one hardly matters. */
    private static final double[] LENGTHS = {0.15, 0.25, 0.4, 0.7, 1.2, 2, 4};

    /** Candidate standard deviations of the gain, in shares: 0.02 is 14 Elo. */
    private static final double[] HEIGHTS = {0.02, 0.04, 0.08, 0.16, 0.3};

    private static final double USUAL_LENGTH = 0.35;
    private static final double USUAL_HEIGHT = 0.08;

    /** The expected deviation of a length scale's logarithm from the usual one. */
    private static final double LENGTHS_DEVIATE = 0.8;

    /**
     * The variance of a pair's share until there are enough pairs to estimate it: games of even agents with a few
     * draws.
     */
    private static final double USUAL_VARIANCE = 0.1;

    private static final double LEAST_VARIANCE = 0.01;
    private static final int ENOUGH = 20;
    private static final double OF_THE_START = 1e-6;
    private static final int FEATURES = 256;
    private static final int SWEEPS = 2;

    private final List<double[]> points;
    private final Kernel kernel;
    private final Cholesky covariance;
    private final double[] gains;
    private final double[] errors;
    private final double[] weights;

    /** The covariance of the gains at two points. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Kernel(double height, double[] lengths) {
        double of(double[] one, double[] other) {
            double sum = 0;
            for (int i = 0; i < one.length; i++) {
                double off = (one[i] - other[i]) / lengths[i];
                sum += off * off;
            }
            return height * height * Math.exp(-sum / 2);
        }

        Kernel withLength(int option, double length) {
            double[] changed = lengths.clone();
            changed[option] = length;
            return new Kernel(height, changed);
        }

        /** The logarithm of its prior probability, up to a constant. */
        double prior() {
            return -Arrays.stream(lengths)
                            .map(length -> Math.pow(Math.log(length / USUAL_LENGTH) / LENGTHS_DEVIATE, 2))
                            .sum()
                    / 2;
        }
    }

    private ResponseSurface(List<double[]> points, double[] gains, double[] errors, Kernel kernel) {
        this.points = points;
        this.gains = gains;
        this.errors = errors;
        this.kernel = kernel;
        int n = points.size();
        double[][] matrix = new double[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                matrix[row][column] = kernel.of(points.get(row), points.get(column));
            }
            matrix[row][row] += errors[row];
        }
        covariance = new Cholesky(matrix);
        weights = covariance.solve(gains);
    }

    /** Fits the surface to all trials so far, with the most likely kernel. */
    static ResponseSurface of(SearchSpace space, List<Trial> trials) {
        List<double[]> points = new ArrayList<>();
        List<double[]> measured = new ArrayList<>();
        double variance = variance(trials);
        for (Trial trial : trials) {
            if (trial.pairs().total() > 0) {
                points.add(space.point(trial.values()));
                measured.add(new double[] {
                    trial.pairs().share() - 0.5, variance / trial.pairs().total()
                });
            }
        }
        if (space.holdsStart()) {
            points.add(space.point(space.start()));
            measured.add(new double[] {0, OF_THE_START});
        } else if (points.isEmpty()) { // a surface needs a point, which has no effect here
            points.add(new double[space.options().size()]);
            measured.add(new double[] {0, 1});
        }
        double[] gains = measured.stream().mapToDouble(one -> one[0]).toArray();
        double[] errors = measured.stream().mapToDouble(one -> one[1]).toArray();
        double[] lengths = new double[space.options().size()];
        Arrays.fill(lengths, USUAL_LENGTH);
        ResponseSurface best = new ResponseSurface(points, gains, errors, new Kernel(USUAL_HEIGHT, lengths));
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            for (double height : HEIGHTS) {
                best = best.orBetter(new Kernel(height, best.kernel.lengths));
            }
            for (int option = 0; option < lengths.length; option++) {
                for (double length : LENGTHS) {
                    best = best.orBetter(best.kernel.withLength(option, length));
                }
            }
        }
        return best;
    }

    /** The variance of the share of a pair, estimated from all pairs with the same values. */
    private static double variance(List<Trial> trials) {
        double sum = 0;
        double freedom = 0;
        for (Trial trial : trials) {
            Counts pairs = trial.pairs();
            if (pairs.total() > 1) {
                sum += pairs.variance() * pairs.total();
                freedom += pairs.total() - 1;
            }
        }
        return freedom < ENOUGH ? USUAL_VARIANCE : Math.max(LEAST_VARIANCE, sum / freedom);
    }

    private ResponseSurface orBetter(Kernel other) {
        ResponseSurface changed = new ResponseSurface(points, gains, errors, other);
        return changed.likelihood() > likelihood() ? changed : this;
    }

    /** The logarithm of the likelihood of the results and the kernel, up to a constant. */
    private double likelihood() {
        double fit = 0;
        for (int i = 0; i < gains.length; i++) {
            fit += gains[i] * weights[i];
        }
        return -(fit + covariance.logDeterminant()) / 2 + kernel.prior();
    }

    /** The expected gain at a point, in shares. */
    double mean(double[] point) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * kernel.of(point, points.get(i));
        }
        return sum;
    }

    /** The standard deviation of the gain at a point, in shares. */
    double deviation(double[] point) {
        double[] near =
                points.stream().mapToDouble(one -> kernel.of(point, one)).toArray();
        double[] solved = covariance.solve(near);
        double known = 0;
        for (int i = 0; i < near.length; i++) {
            known += near[i] * solved[i];
        }
        return Math.sqrt(Math.max(0, kernel.of(point, point) - known));
    }

    /**
     * Draws a surface from the posterior distribution. It draws one from the prior by random Fourier features (Rahimi
     * and Recht 2007). It then corrects that by the results (Wilson et al. 2020, "Efficiently sampling functions from
     * Gaussian process posteriors").
     */
    ToDoubleFunction<double[]> draw(RandomGenerator random) {
        int options = kernel.lengths.length;
        double[][] frequencies = new double[FEATURES][options];
        double[] phases = new double[FEATURES];
        double[] sizes = new double[FEATURES];
        for (int i = 0; i < FEATURES; i++) {
            for (int option = 0; option < options; option++) {
                frequencies[i][option] = random.nextGaussian() / kernel.lengths[option];
            }
            phases[i] = random.nextDouble(2 * Math.PI);
            sizes[i] = kernel.height * Math.sqrt(2.0 / FEATURES) * random.nextGaussian();
        }
        ToDoubleFunction<double[]> before = point -> {
            double sum = 0;
            for (int i = 0; i < FEATURES; i++) {
                double angle = phases[i];
                for (int option = 0; option < options; option++) {
                    angle += frequencies[i][option] * point[option];
                }
                sum += sizes[i] * Math.cos(angle);
            }
            return sum;
        };
        double[] off = new double[gains.length];
        for (int i = 0; i < off.length; i++) {
            off[i] = gains[i] - before.applyAsDouble(points.get(i)) - random.nextGaussian() * Math.sqrt(errors[i]);
        }
        double[] correction = covariance.solve(off);
        return point -> {
            double sum = before.applyAsDouble(point);
            for (int i = 0; i < correction.length; i++) {
                sum += correction[i] * kernel.of(point, points.get(i));
            }
            return sum;
        };
    }
}
