package org.botarena.arena.rating.fit;

import java.util.function.DoubleUnaryOperator;
import org.apache.commons.numbers.rootfinder.BrentSolver;

/**
 * How much worse the games are explained when some ratings move away from the best ones. It is the signed root of the
 * deviance, which is about normally distributed even for one-sided records, where the ratings themselves are not. The
 * other ratings stay fixed; a stretch factor allows for their reaction. Values are logits, as in {@link Firth}.
 * Immutable.
 */
final class LikelihoodProfile {
    private static final double FARTHEST = 40;
    private static final double CLOSE = 1e-9;

    private final DoubleUnaryOperator deviance;
    private final double deviation;
    private final double stretch;

    private LikelihoodProfile(DoubleUnaryOperator deviance, double deviation, double told) {
        this.deviance = deviance;
        this.deviation = deviation;
        stretch = deviation * Math.sqrt(told);
    }

    /**
     * Creates the profile of one entrant.
     *
     * @param deviation the standard error of its rating
     */
    static LikelihoodProfile of(Firth fit, int entrant, double deviation) {
        return new LikelihoodProfile(moved -> deviance(fit, entrant, -1, moved), deviation, information(fit, entrant));
    }

    /**
     * Creates the profile of the difference between two, who move towards each other.
     *
     * @param deviation the standard error of the difference
     */
    static LikelihoodProfile of(Firth fit, int one, int other, double deviation) {
        double[][] covariance = fit.covariance();
        double difference = fit.difference(one, other);
        double share = difference == 0 ? 0.5 : (covariance[one][one] - covariance[one][other]) / difference;
        double between = fit.scores().games(one)[other] * fit.variance(one, other);
        double told = share * share * (information(fit, one) - between)
                + (1 - share) * (1 - share) * (information(fit, other) - between)
                + between;
        return new LikelihoodProfile(
                moved -> deviance(fit, one, other, share * moved)
                        + deviance(fit, other, one, (share - 1) * moved)
                        + between(fit, one, other, moved),
                deviation,
                told);
    }

    /** The root at a distance from the best estimate: about that many standard deviations. */
    double root(double distance) {
        if (stretch == 0) {
            return distance == 0 ? 0 : Math.copySign(Double.POSITIVE_INFINITY, distance);
        }
        return Math.copySign(Math.sqrt(Math.max(0, deviance.applyAsDouble(distance / stretch))), distance);
    }

    /** The distance at which the root has a value; at most {@value #FARTHEST} logits if it never reaches it. */
    double distance(double root) {
        if (stretch == 0) {
            return 0;
        }
        double end = FARTHEST * Math.max(stretch, 1);
        double far = Math.min(end, Math.abs(root) * deviation);
        while (size(far, root) < 0 && far < end) {
            far = Math.min(end, 2 * far);
        }
        return Math.copySign(
                size(far, root) <= CLOSE
                        ? far
                        : new BrentSolver(0, CLOSE, CLOSE).findRoot(distance -> size(distance, root), 0, far),
                root);
    }

    /** The excess of the root at a distance over the wanted one. */
    private double size(double distance, double root) {
        return Math.abs(root(Math.copySign(distance, root))) - Math.abs(root);
    }

    private static double information(Firth fit, int entrant) {
        double[] games = fit.scores().games(entrant);
        double sum = 0;
        for (int other = 0; other < games.length; other++) {
            sum += games[other] == 0 ? 0 : games[other] * fit.variance(entrant, other);
        }
        return sum;
    }

    /** The deviance of an entrant's games when only its rating moves; games against {@code without} are left out. */
    private static double deviance(Firth fit, int entrant, int without, double moved) {
        double[] games = fit.penalised().games(entrant);
        double[] points = fit.penalised().points(entrant);
        double[] ratings = fit.ratings();
        double sum = 0;
        for (int other = 0; other < games.length; other++) {
            if (games[other] != 0 && other != without) {
                double before = ratings[entrant] - ratings[other];
                sum += games[other] * (Softplus.of(before + moved) - Softplus.of(before)) - points[other] * moved;
            }
        }
        return 2 * sum;
    }

    /** The deviance of the games between two. */
    private static double between(Firth fit, int one, int other, double moved) {
        double before = fit.ratings()[one] - fit.ratings()[other];
        return 2
                * (fit.penalised().games(one)[other] * (Softplus.of(before + moved) - Softplus.of(before))
                        - fit.penalised().points(one)[other] * moved);
    }
}
