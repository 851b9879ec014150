package org.botarena.arena.duel;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.botarena.arena.rating.Counts;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.PairSample;
import org.botarena.arena.rating.Sprt;
import org.botarena.arena.rating.StoppedTest;
import org.botarena.arena.rating.Superiority;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.OrNull;

/**
 * The strength of an entrant compared with another, from their pairs of games. The components are the JSON's fields.
 * Immutable.
 */
public record Comparison(
        @JsonPropertyDescription("pairs with 0, 0.5, 1, 1.5 and 2 points of the first entrant")
        List<Long> pentanomial,

        long distinctPairs,

        @JsonPropertyDescription("independent pairs that prove as much")
        double effectivePairs,

        @JsonPropertyDescription("from which the pairs begin")
        int positions,

        @JsonPropertyDescription("null: every pair was won, or every pair lost") @OrNull
        Double elo,

        @JsonPropertyDescription("of the 95 % interval, or null if it has no lower end") @OrNull
        Double eloLow,

        @JsonPropertyDescription("of the 95 % interval, or null if it has no upper end") @OrNull
        Double eloHigh,

        @JsonPropertyDescription("the likelihood that the first entrant is stronger")
        double superiority,

        @JsonPropertyDescription("null: nothing is tested") Optional<Test> sprt) {
    /** A sequential test after some pairs. The components are the JSON's fields. Immutable. */
    public record Test(
            double elo0,
            double elo1,
            double llr,
            double lower,
            double upper,

            @JsonPropertyDescription("null: undecided") @OrNull
            Sprt.Verdict verdict,

            @JsonPropertyDescription("estimated, or null if nothing is known yet, or the latest pairs told nothing new")
            @OrNull
            Long gamesLeft,

            @JsonProperty("exhausted")
            @JsonPropertyDescription("whether more games cannot decide it, since the latest pairs told nothing new")
            boolean isExhausted) {
        /** The state of a test after these pairs. */
        static Test of(Sprt sprt, PairSample sample) {
            Sprt.State state = sprt.after(sample.counts());
            boolean isDecided = state.verdict() != Sprt.Verdict.UNDECIDED;
            return new Test(
                    sprt.elo0(),
                    sprt.elo1(),
                    state.ratio(),
                    sprt.lower(),
                    sprt.upper(),
                    isDecided ? state.verdict() : null,
                    gamesLeft(state.left(), sample),
                    !isDecided && sample.isExhausted());
        }

        /** Assumes that the share of new pairs stays as it was recently. */
        private static Long gamesLeft(OptionalLong pairs, PairSample sample) {
            if (pairs.isEmpty() || (pairs.getAsLong() > 0 && sample.news() == 0)) {
                return null;
            }
            return pairs.getAsLong() == 0
                    ? 0
                    : 2
                            * (long) Math.ceil(pairs.getAsLong()
                                    / (sample.news() * sample.counts().worth()));
        }

        /** Whether the test is decided, or more games cannot decide it. */
        boolean isOver() {
            return verdict != null || isExhausted;
        }

        /** The state in a phrase: {@code LLR 0.296 in [-2.944, 2.944]}. */
        public String progress() {
            return "LLR " + ratio();
        }

        private String ratio() {
            return "%s in [%s, %s]".formatted(Numbers.fixed(llr, 3), Numbers.fixed(lower, 3), Numbers.fixed(upper, 3));
        }

        private List<String> lines(String one, String other) {
            String left = gamesLeft == null || gamesLeft == 0
                    ? ""
                    : ", about %s left".formatted(Numbers.counted(gamesLeft, "game"));
            return List.of(
                    "LLR      %s, for %s Elo (H1) against %s (H0)%s"
                            .formatted(ratio(), signed(elo1), signed(elo0), left),
                    "verdict  " + words().formatted(one, other, Numbers.plain(elo1), Numbers.plain(elo0)));
        }

        private String words() {
            if (verdict == null) {
                return isExhausted
                        ? "undecided: more games cannot decide whether %s is stronger than %s by %s Elo or by %s, since the"
                                + " last ones told nothing new. Give more positions to begin from (--openings)"
                        : "undecided: whether %s is stronger than %s by %s Elo or by %s takes more pairs";
            }
            return verdict == Sprt.Verdict.H1
                    ? "H1: %s is stronger than %s by %s Elo rather than by %s"
                    : "H0: %s is not stronger than %s by %s Elo, rather by %s";
        }

        private static String signed(double elo) {
            return (elo > 0 ? "+" : "") + Numbers.plain(elo);
        }
    }

    /** Computes the result of these pairs. A test shifts the interval, since it ends sooner after extreme results. */
    static Comparison of(PairSample sample, Optional<Sprt> test) {
        Counts pairs = sample.counts();
        Interval elo = test.filter(sprt -> sample.starts() > 1)
                .map(sprt -> new StoppedTest(pairs, sprt).elo())
                .orElseGet(sample::elo);
        return new Comparison(
                sample.all().numbers(),
                pairs.total(),
                pairs.effective(),
                sample.starts(),
                finite(elo.value()),
                finite(elo.low()),
                finite(elo.high()),
                Superiority.of(pairs),
                test.map(sprt -> Test.of(sprt, sample)));
    }

    private static Double finite(double elo) {
        return Double.isInfinite(elo) ? null : (Double) elo;
    }

    /** The line about an agent that played against itself: whether the interval contains 0, as it should. */
    String mirror() {
        if (distinctPairs == 0 || positions < 2) {
            return "mirror   the same agent twice: it takes more than one start position to see whether both have equal chances";
        }
        boolean holdsZero = or(eloLow, Double.NEGATIVE_INFINITY) <= 0 && or(eloHigh, Double.POSITIVE_INFINITY) >= 0;
        return holdsZero
                ? "mirror   the same agent twice: 0 is in the interval, as in 19 of 20 such matches"
                : "mirror   the same agent twice, but 0 is outside the interval: chance does that in 1 of 20 such matches."
                        + " If it happens again, something favours one of them";
    }

    /** The comparison as text, with a line for each fact. */
    List<String> lines(String one, String other) {
        List<String> lines = new ArrayList<>();
        lines.add(
                String.format(Locale.ROOT, "pairs    LL %d, LD %d, DD or WL %d, WD %d, WW %d", pentanomial.toArray()));
        long all = pentanomial.stream().mapToLong(Long::longValue).sum();
        if (distinctPairs < all || effectivePairs < distinctPairs) {
            lines.add(String.format(
                    Locale.ROOT,
                    "distinct %d of %d pairs, from %s: as much as %s pairs prove",
                    distinctPairs,
                    all,
                    Numbers.counted(positions, "position"),
                    Numbers.fixed(effectivePairs, 1)));
        }
        lines.add("Elo      %s; likelihood that %s is stronger: %s"
                .formatted(interval(), one, Numbers.fixed(superiority, 3)));
        sprt.ifPresent(state -> lines.addAll(state.lines(one, other)));
        return lines;
    }

    private String interval() {
        if (distinctPairs == 0) {
            return "unknown: no pair has ended";
        }
        return positions < 2
                ? "unknown: all pairs begin from one position, which says nothing of others"
                : new Interval(or(elo, 0), or(eloLow, Double.NEGATIVE_INFINITY), or(eloHigh, Double.POSITIVE_INFINITY))
                        + " (95 %)";
    }

    private static double or(Double elo, double otherwise) {
        return elo == null ? otherwise : elo;
    }
}
