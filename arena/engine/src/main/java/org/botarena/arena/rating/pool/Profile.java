package org.botarena.arena.rating.pool;

import java.util.function.DoubleUnaryOperator;

/**
 * How much worse the games are explained when some ratings are moved away from the best ones: the signed root of the
 * deviance, which is about normally distributed even where a record is lopsided and the ratings themselves are not. The
 * others stay; that they would follow is in the stretch. Logits, as in {@link Firth}. Immutable.
 */
final class Profile {
    private static final double FARTHEST = 40;
    private static final int HALVINGS = 50;

    private final DoubleUnaryOperator deviance;
    private final double stretch;

    private Profile(DoubleUnaryOperator deviance, double stretch) {
        this.deviance = deviance;
        this.stretch = stretch;
    }

    /**
     * Of one entrant.
     *
     * @param deviation the standard error of its rating
     */
    static Profile of(Firth fit, int entrant, double deviation) {
        double told = information(fit, entrant);
        return new Profile(moved -> deviance(fit, entrant, -1, moved), deviation * Math.sqrt(told));
    }

    /**
     * Of the difference of two; moving by it brings them together.
     *
     * @param deviation the standard error of the difference
     */
    static Profile of(Firth fit, int one, int other, double deviation) {
        double[][] covariance = fit.covariance();
        double difference = fit.difference(one, other);
        double share = difference == 0 ? 0.5 : (covariance[one][one] - covariance[one][other]) / difference;
        double between = fit.scores().games(one)[other] * fit.variance(one, other);
        double told = share * share * (information(fit, one) - between)
                + (1 - share) * (1 - share) * (information(fit, other) - between)
                + between;
        return new Profile(
                moved -> deviance(fit, one, other, share * moved)
                        + deviance(fit, other, one, (share - 1) * moved)
                        + deviance(fit.told(), fit, one, other, moved),
                deviation * Math.sqrt(told));
    }

    /** The root at a distance from the best estimate: about as many standard deviations. */
    double root(double distance) {
        if (stretch == 0) {
            return distance == 0 ? 0 : Math.copySign(Double.POSITIVE_INFINITY, distance);
        }
        return Math.copySign(Math.sqrt(Math.max(0, deviance.applyAsDouble(distance / stretch))), distance);
    }

    /** The distance at which the root has a value. */
    double distance(double root) {
        double near = 0;
        double far = Math.copySign(FARTHEST * Math.max(stretch, 1), root);
        for (int halving = 0; halving < HALVINGS; halving++) {
            double middle = (near + far) / 2;
            if (Math.abs(root(middle)) < Math.abs(root)) {
                near = middle;
            } else {
                far = middle;
            }
        }
        return stretch == 0 ? 0 : (near + far) / 2;
    }

    private static double information(Firth fit, int entrant) {
        double[] games = fit.scores().games(entrant);
        double sum = 0;
        for (int other = 0; other < games.length; other++) {
            sum += games[other] == 0 ? 0 : games[other] * fit.variance(entrant, other);
        }
        return sum;
    }

    /** Of an entrant's games, those against one of the others left out, when it alone is moved. */
    private static double deviance(Firth fit, int entrant, int without, double moved) {
        double sum = 0;
        double[] games = fit.told().games(entrant);
        for (int other = 0; other < games.length; other++) {
            sum += games[other] == 0 || other == without ? 0 : deviance(fit.told(), fit, entrant, other, moved);
        }
        return sum;
    }

    private static double deviance(Scores told, Firth fit, int one, int other, double moved) {
        double games = told.games(one)[other];
        if (games == 0) {
            return 0;
        }
        double points = told.points(one)[other];
        double before = fit.ratings()[one] - fit.ratings()[other];
        return 2
                * (points * (log(before) - log(before + moved))
                        + (games - points) * (log(-before) - log(-before - moved)));
    }

    /** The logarithm of the share at a difference. */
    private static double log(double difference) {
        return difference > 0 ? -Math.log1p(Math.exp(-difference)) : difference - Math.log1p(Math.exp(difference));
    }
}
