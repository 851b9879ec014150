package org.botarena.arena.rating;

import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The sequential probability ratio test (Wald 1945): is the first agent stronger by {@code elo1} points (H1), or only by
 * {@code elo0} (H0)? It is looked at after every complete pair and stops as soon as it is decided. Immutable.
 *
 * @param elo0 what H0 says, from -{@value #FARTHEST}; below elo1
 * @param elo1 what H1 says, to {@value #FARTHEST}
 * @param alpha the chance to accept H1 though H0 holds, in 0..½
 * @param beta the chance to accept H0 though H1 holds, in 0..½
 * @param scale in which points the hypotheses are meant
 */
public record Sprt(double elo0, double elo1, double alpha, double beta, Scale scale) {
    /** Beyond it no game of chance and skill is tested; and the normalised test has no solution there. */
    static final int FARTHEST = 200;

    private static final String ELO = "(-?[0-9]{1,3}(?:[.][0-9]{1,3})?)";
    private static final Pattern FORM = Pattern.compile(ELO + "," + ELO);

    /** Points of what. */
    enum Scale {
        /** Elo: by the share of the points. */
        LOGISTIC,
        /** Normalised Elo: by the share per standard deviation of a game. */
        NORMALISED
    }

    /** Where the test stands. */
    public enum Verdict {
        /** H0 is accepted. */
        H0,
        /** H1 is accepted. */
        H1,
        /** More games are needed. */
        UNDECIDED
    }

    /**
     * Where the test stands. Immutable.
     *
     * @param ratio the logarithm of the likelihood ratio, above 0 if H1 explains the results better
     * @param verdict decided or not
     * @param left about how many more games, or pairs if pairs are counted, it takes; 0 if it is decided, empty if nothing
     *     was counted yet
     */
    public record State(double ratio, Verdict verdict, OptionalLong left) {}

    /** Checks the numbers. */
    public Sprt {
        if (!(elo0 < elo1 && elo0 >= -FARTHEST && elo1 <= FARTHEST)) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "SPRT: two differences from -%d to %d are needed, the first below the second, not %s and %s",
                    FARTHEST,
                    FARTHEST,
                    elo0,
                    elo1));
        }
        if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
            throw new IllegalArgumentException(
                    "SPRT: the chances of error must be between 0 and 0.5, not %s and %s".formatted(alpha, beta));
        }
    }

    /**
     * Reads the two hypotheses of the usual test, {@code 0,50}: by how much Elo the first agent may be stronger.
     *
     * @throws IllegalArgumentException saying the form, or the range
     */
    public static Sprt parse(String text) {
        Matcher two = FORM.matcher(text);
        if (!two.matches()) {
            throw new IllegalArgumentException(
                    "'%s' is not H0,H1: write two differences in Elo points, like 0,50 or -25,25".formatted(text));
        }
        return of(Double.parseDouble(two.group(1)), Double.parseDouble(two.group(2)));
    }

    /** The usual test: Elo, and an error in one of twenty either way. */
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

    /** Where the test stands after these results. */
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
