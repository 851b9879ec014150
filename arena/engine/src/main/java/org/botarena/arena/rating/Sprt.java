package org.botarena.arena.rating;

import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The sequential probability ratio test (Wald 1945): is the first agent stronger by {@code elo1} points (H1), or only
 * by {@code elo0} (H0)? It is evaluated after every complete pair and stops as soon as it is decided. Immutable.
 *
 * @param elo0 the difference under H0, from -{@value #FARTHEST}; below elo1
 * @param elo1 the difference under H1, to {@value #FARTHEST}
 * @param alpha the chance to accept H1 although H0 is true, in 0..½
 * @param beta the chance to accept H0 although H1 is true, in 0..½
 * @param scale the scale of the hypotheses
 */
public record Sprt(double elo0, double elo1, double alpha, double beta, Scale scale) {
    /** No useful test has larger hypotheses, and the normalised test has no solution for them. */
    static final int FARTHEST = 200;

    private static final String ELO = "(-?[0-9]{1,3}(?:[.][0-9]{1,3})?)";
    private static final Pattern FORM = Pattern.compile(ELO + "," + ELO);

    /** The scale of the hypotheses. */
    enum Scale {
        /** Elo: by the share of the points. */
        LOGISTIC,
        /** Normalised Elo: by the share per standard deviation of a game. */
        NORMALISED
    }

    /** The decision of the test. */
    public enum Verdict {
        /** H0 is accepted. */
        H0,
        /** H1 is accepted. */
        H1,
        /** More games are needed. */
        UNDECIDED
    }

    /**
     * The state of the test. Immutable.
     *
     * @param ratio the logarithm of the likelihood ratio, above 0 if H1 explains the results better
     * @param verdict decided or not
     * @param left the estimated number of games, or of pairs if pairs are counted, until the decision, or 0 if it is
     *     decided, empty before the first result
     */
    public record State(double ratio, Verdict verdict, OptionalLong left) {}

    /** Checks the numbers. */
    public Sprt {
        if (!(elo0 < elo1 && elo0 >= -FARTHEST && elo1 <= FARTHEST)) {
            throw new InvalidInput(Sentence.of("error.sprt.range", FARTHEST, FARTHEST, "" + elo0, "" + elo1));
        }
        if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
            throw new IllegalArgumentException(
                    "SPRT: the chances of error must be between 0 and 0.5, not %s and %s".formatted(alpha, beta));
        }
    }

    /**
     * Parses the two hypotheses of the usual test, {@code 0,50}, in Elo.
     *
     * @throws IllegalArgumentException with the expected form or range
     */
    public static Sprt parse(String text) {
        Matcher two = FORM.matcher(text);
        if (!two.matches()) {
            throw new InvalidInput(Sentence.of("error.sprt", text));
        }
        return of(Double.parseDouble(two.group(1)), Double.parseDouble(two.group(2)));
    }

    /** The usual test: Elo, with an error rate of one in twenty on either side. */
    public static Sprt of(double elo0, double elo1) {
        return new Sprt(elo0, elo1, 0.05, 0.05, Scale.LOGISTIC);
    }

    /** The ratio at or below which H0 is accepted. */
    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    /** The ratio at or above which H1 is accepted. */
    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /** The state of the test after these results. */
    public State after(Counts counts) {
        if (counts.total() == 0) {
            return new State(0, Verdict.UNDECIDED, OptionalLong.empty());
        }
        LikelihoodRatio ratio = LikelihoodRatio.of(counts, this);
        if (ratio.sum() <= lower()) {
            return new State(ratio.sum(), Verdict.H0, OptionalLong.of(0));
        }
        if (ratio.sum() >= upper()) {
            return new State(ratio.sum(), Verdict.H1, OptionalLong.of(0));
        }
        double left = ratio.stepsUntil(lower(), upper());
        return new State(ratio.sum(), Verdict.UNDECIDED, OptionalLong.of((long) Math.ceil(left)));
    }
}
