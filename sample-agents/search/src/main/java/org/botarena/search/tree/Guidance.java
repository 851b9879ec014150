package org.botarena.search.tree;

/**
 * Ways to let an evaluation guide UCT, as a bound that is maximised among the children of a node. mu is the mean of a
 * child, in 0..1, T its visits, and E = sqrt(K ln T_parent / T) the exploration term. h, in -1..1, is its evaluation as
 * a share of a win, from the side of the player who moves to it; a, at least 0, is the weight. With a = 0 each is plain
 * UCT.
 *
 * <p>Source: the course on Reversi, possible improvements. Choices that it leaves open: a prior is a mean, so it uses
 * (1 + h)/2; f is 1 - a h, at least a tenth, which explores promising children more.
 */
public enum Guidance {
    /** mu + E. */
    NONE {
        @Override
        double bound(double sum, double visits, double kLogT, double a, double h) {
            double perVisit = 1 / visits; // One division instead of two: most of a walk down the tree is this line.
            return sum * perVisit + Math.sqrt(kLogT * perVisit);
        }
    },
    /** mu + E + a h. */
    ADDITIVE {
        @Override
        double bound(double sum, double visits, double kLogT, double a, double h) {
            return NONE.bound(sum, visits, kLogT, a, h) + a * h;
        }
    },
    /** (mu + E)(1 + a h). */
    MULTIPLICATIVE {
        @Override
        double bound(double sum, double visits, double kLogT, double a, double h) {
            return NONE.bound(sum, visits, kLogT, a, h) * (1 + a * h);
        }
    },
    /** (wins + a h')/(T + a) + E, with h' = (1 + h)/2: like a earlier games with that result. */
    PRIOR {
        @Override
        double bound(double sum, double visits, double kLogT, double a, double h) {
            return (sum + a * (1 + h) / 2) / (visits + a) + Math.sqrt(kLogT / visits);
        }
    },
    /** (wins + a h)/(T + a) + E: like {@code PRIOR} with h, as the course writes it. */
    PRIOR_H {
        @Override
        double bound(double sum, double visits, double kLogT, double a, double h) {
            return (sum + a * h) / (visits + a) + Math.sqrt(kLogT / visits);
        }
    },
    /** mu + sqrt(K ln T_parent / (T f)), with f = 1 - a h. */
    MODULATED {
        @Override
        double bound(double sum, double visits, double kLogT, double a, double h) {
            return sum / visits + Math.sqrt(kLogT / (visits * Math.max(LEAST, 1 - a * h)));
        }
    };

    private static final double LEAST = 0.1;

    /**
     * The bound of a visited child.
     *
     * @param sum of its results, in 0..visits
     * @param kLogT K ln T_parent
     */
    abstract double bound(double sum, double visits, double kLogT, double a, double h);
}
