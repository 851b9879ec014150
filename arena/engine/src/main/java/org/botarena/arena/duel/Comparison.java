package org.botarena.arena.duel;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
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
import org.botarena.arena.text.catalogue.Language;

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
    private static final int MOST_PAIRS = 50_000;
    private static final MathContext TWO_DIGITS = new MathContext(2, RoundingMode.UP);

    /** A sequential test after some pairs. The components are the JSON's fields. Immutable. */
    public record Test(
            double elo0,
            double elo1,
            double llr,
            double lower,
            double upper,

            @JsonPropertyDescription("null: undecided") @OrNull
            Sprt.Verdict verdict,

            @JsonPropertyDescription(
                    "estimated, or null if nothing is known yet, or the latest pairs only repeat others")
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
        public String progress(Language language) {
            return "LLR " + ratio(language);
        }

        private String ratio(Language language) {
            return language.text("match.ratio", llr, lower, upper);
        }

        private List<String> lines(String one, String other, Language language) {
            String left = gamesLeft == null || gamesLeft == 0 ? "" : language.counted("match.left", gamesLeft);
            return List.of(
                    language.text("match.llr", ratio(language), signed(elo1, language), signed(elo0, language), left),
                    language.text(
                            "match.verdict",
                            language.text(
                                    key(), one, other, Numbers.plain(elo1, language), Numbers.plain(elo0, language))));
        }

        private String key() {
            if (verdict == null) {
                return isExhausted ? "match.exhausted" : "match.undecided";
            }
            return verdict == Sprt.Verdict.H1 ? "host.match.h1" : "host.match.h0";
        }

        private static String signed(double elo, Language language) {
            return (elo > 0 ? "+" : "") + Numbers.plain(elo, language);
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
    String mirror(Language language) {
        if (distinctPairs == 0 || positions < 2) {
            return language.text("match.mirror.one-start");
        }
        boolean holdsZero = or(eloLow, Double.NEGATIVE_INFINITY) <= 0 && or(eloHigh, Double.POSITIVE_INFINITY) >= 0;
        return language.text(holdsZero ? "match.mirror.fair" : "match.mirror.unfair");
    }

    /** The comparison as text, with a line for each fact. */
    List<String> lines(String one, String other, Language language) {
        List<String> lines = new ArrayList<>();
        lines.add(language.text("match.pairs", pentanomial.toArray()));
        long all = pentanomial.stream().mapToLong(Long::longValue).sum();
        if (distinctPairs < all || effectivePairs < distinctPairs) {
            lines.add(language.counted("match.distinct", positions, distinctPairs, all, effectivePairs));
        }
        lines.add(language.text("match.elo", interval(language), one, superiority));
        sprt.ifPresent(state -> lines.addAll(state.lines(one, other, language)));
        return lines;
    }

    /** The line that says which entrant is stronger. Empty if a sequential test says it, or if no pair proves anything. */
    Optional<String> verdict(String one, String other, Language language) {
        if (sprt.isPresent() || distinctPairs == 0 || positions < 2) {
            return Optional.empty();
        }
        if (eloLow != null && eloLow > 0) {
            return Optional.of(language.text("match.verdict", language.text("match.stronger", one, other)));
        }
        if (eloHigh != null && eloHigh < 0) {
            return Optional.of(language.text("match.verdict", language.text("match.weaker", one, other)));
        }
        OptionalLong games = gamesToProof();
        return Optional.of(language.text(
                "match.verdict",
                games.isPresent()
                        ? language.text("match.unproven.games", games.getAsLong())
                        : language.text("match.unproven")));
    }

    /** About how many more games would prove a difference of this size: an interval narrows with their square root. */
    private OptionalLong gamesToProof() {
        Double bound = elo != null && elo > 0 ? eloLow : eloHigh;
        if (elo == null || bound == null || elo == 0) {
            return OptionalLong.empty();
        }
        long pairs = pentanomial.stream().mapToLong(Long::longValue).sum();
        double more = pairs * (Math.pow((elo - bound) / elo, 2) - 1);
        return more > MOST_PAIRS
                ? OptionalLong.empty()
                : OptionalLong.of(2 * BigDecimal.valueOf(more).round(TWO_DIGITS).longValue());
    }

    private String interval(Language language) {
        if (distinctPairs == 0) {
            return language.text("match.elo.no-pair");
        }
        Interval interval =
                new Interval(or(elo, 0), or(eloLow, Double.NEGATIVE_INFINITY), or(eloHigh, Double.POSITIVE_INFINITY));
        return positions < 2
                ? language.text("match.elo.one-start")
                : language.text("match.elo.interval", interval.sentence().in(language));
    }

    private static double or(Double elo, double otherwise) {
        return elo == null ? otherwise : elo;
    }
}
