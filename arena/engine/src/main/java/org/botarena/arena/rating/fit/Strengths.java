package org.botarena.arena.rating.fit;

import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Draws true strengths from their distribution given the games (Metropolis within Gibbs). It also learns the spread
 * of strengths from the games. The leader after few games was also lucky, so strengths shrink towards each other if
 * the games say little. One thread at a time; logits, as in {@link Firth}.
 */
public final class Strengths {
    /** The candidate standard deviations of strengths, in logits: 10 to 1,500 points. */
    private static final double[] SPREADS = new double[30];

    /** The prior probability of each: about 150 points, within a factor of 2.3 in two of three tournaments. */
    private static final double[] BEFOREHAND = new double[SPREADS.length];

    private static final double[] LOGS = new double[SPREADS.length];

    static {
        for (int i = 0; i < SPREADS.length; i++) {
            SPREADS[i] = 0.0576 * Math.pow(1.189, i);
            LOGS[i] = Math.log(SPREADS[i]);
            BEFOREHAND[i] = -Math.pow(Math.log(SPREADS[i] / 0.86) / 0.85, 2) / 2;
        }
    }

    private static final int FIRST_SWEEPS = 200;
    private static final int FEWEST_FIRST_SWEEPS = 50;
    private static final double WORK = 1e7;
    private static final int MOST_SWEEPS = 5;

    private final Firth fit;
    private final double heat;
    private final Set<Integer> fixed;
    private final RandomGenerator random;
    private final double[] strengths;

    /** The value for the difference of each two who met, cached between two moves, which halves the time. */
    private final double[][] softplus;

    private final double[] moved;
    private final double[] chances = new double[SPREADS.length];
    private final double[] steps;
    private final int sweeps;
    private double spread = 1;
    private double sum;
    private double squares;

    /**
     * Starts at the ratings.
     *
     * @param heat the variance of a game relative to an independent one
     * @param fixed the entrants with known strengths
     * @param draws the number of draws wanted: with fewer, more changes between two of them
     */
    public Strengths(Firth fit, double heat, Set<Integer> fixed, int draws, RandomGenerator random) {
        this.fit = fit;
        this.heat = heat;
        this.fixed = fixed;
        this.random = random;
        strengths = fit.ratings().clone();
        softplus = new double[strengths.length][strengths.length];
        moved = new double[strengths.length];
        steps = new double[strengths.length];
        for (int i = 0; i < steps.length; i++) {
            double told = 0;
            for (int j = 0; j < steps.length; j++) {
                double games = fit.scores().games(i)[j];
                if (games > 0) {
                    told += games * fit.variance(i, j) / heat;
                    softplus[i][j] = Softplus.of(strengths[i] - strengths[j]);
                }
            }
            steps[i] = 2 / Math.sqrt(told + 0.3);
        }
        double sweep = (double) strengths.length * strengths.length * draws;
        sweeps = (int) Math.max(1, Math.min(MOST_SWEEPS, WORK / sweep));
        double first = WORK / 10 / strengths.length / strengths.length;
        for (int i = 0; i < Math.max(FEWEST_FIRST_SWEEPS, Math.min(FIRST_SWEEPS, first)); i++) {
            sweep();
        }
    }

    /** The next draw of all strengths. */
    double[] next() {
        for (int i = 0; i < sweeps; i++) {
            sweep();
        }
        return strengths.clone();
    }

    private void sweep() {
        sum = 0;
        squares = 0;
        for (double strength : strengths) {
            sum += strength;
            squares += strength * strength;
        }
        drawSpread();
        for (int i = 0; i < strengths.length; i++) {
            if (!fixed.contains(i)) {
                move(i);
            }
        }
    }

    private double apart(double ofSum, double ofSquares) {
        return ofSquares - ofSum * ofSum / strengths.length;
    }

    private void drawSpread() {
        double apart = apart(sum, squares);
        double best = Double.NEGATIVE_INFINITY;
        for (int s = 0; s < SPREADS.length; s++) {
            chances[s] = BEFOREHAND[s] - (strengths.length - 1) * LOGS[s] - apart / (2 * SPREADS[s] * SPREADS[s]);
            best = Math.max(best, chances[s]);
        }
        double all = 0;
        for (int s = 0; s < SPREADS.length; s++) {
            chances[s] = Math.exp(chances[s] - best);
            all += chances[s];
        }
        double left = random.nextDouble() * all;
        int drawn = 0;
        while (drawn < chances.length - 1 && left > chances[drawn]) {
            left -= chances[drawn++];
        }
        spread = SPREADS[drawn];
    }

    private void move(int entrant) {
        double before = strengths[entrant];
        double after = before + steps[entrant] * random.nextGaussian();
        double newSum = sum + after - before;
        double newSquares = squares + after * after - before * before;
        double better =
                (apart(sum, squares) - apart(newSum, newSquares)) / (2 * spread * spread) + gain(entrant, after) / heat;
        if (better >= 0 || random.nextDouble() < Math.exp(better)) {
            put(entrant, after);
            sum = newSum;
            squares = newSquares;
        }
    }

    /** The increase of the games' log-likelihood; leaves the new values in {@link #moved}. */
    private double gain(int entrant, double after) {
        double[] games = fit.scores().games(entrant);
        double[] points = fit.scores().points(entrant);
        double[] before = softplus[entrant];
        double change = after - strengths[entrant];
        double gain = 0;
        for (int other = 0; other < games.length; other++) {
            if (games[other] > 0) {
                moved[other] = Softplus.of(after - strengths[other]);
                gain += points[other] * change - games[other] * (moved[other] - before[other]);
            }
        }
        return gain;
    }

    private void put(int entrant, double after) {
        double[] games = fit.scores().games(entrant);
        strengths[entrant] = after;
        for (int other = 0; other < games.length; other++) {
            if (games[other] > 0) {
                softplus[entrant][other] = moved[other];
                softplus[other][entrant] = moved[other] - (after - strengths[other]);
            }
        }
    }

    /** Returns this number of draws. */
    public double[][] draws(int number) {
        return IntStream.range(0, number).mapToObj(i -> next()).toArray(double[][]::new);
    }
}
