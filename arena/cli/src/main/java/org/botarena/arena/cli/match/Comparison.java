package org.botarena.arena.cli.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.rating.Counts;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.PairSample;
import org.botarena.arena.rating.Sprt;
import org.botarena.arena.rating.StoppedTest;
import org.botarena.arena.rating.Superiority;
import org.botarena.arena.text.Numbers;

/**
 * What their pairs of games say of the strength of two entrants. Immutable.
 *
 * @param one the entrant whose points are counted
 * @param other its opponent
 * @param sample the pairs by the points that it made in both games, from 0 to 2; not to be changed any more
 * @param test that is to decide, if there is one
 */
record Comparison(String one, String other, PairSample sample, Optional<Sprt> test) {
    private static final int CODE_OF_H1 = 0;
    private static final int CODE_OF_H0 = 10;
    private static final int CODE_OF_UNDECIDED = 11;

    /** The distinct pairs. */
    Counts pairs() {
        return sample.counts();
    }

    /** With what the stopping of a test has done to it. */
    private Interval elo() {
        boolean hasInterval = sample.starts() > 1;
        return test.isPresent() && hasInterval ? new StoppedTest(pairs(), test.get()).elo() : sample.elo();
    }

    /**
     * About how many more games the test takes, if as many as lately tell something; empty if there is no test, nothing is
     * known yet, or none tells anything.
     */
    Optional<Long> gamesLeft() {
        return state().filter(state -> state.left().isPresent())
                .map(state -> (double) state.left().getAsLong())
                .filter(pairs -> pairs == 0 || sample.news() > 0)
                .map(pairs -> pairs == 0 ? 0 : 2 * (long) Math.ceil(pairs / (sample.news() * pairs().worth())));
    }

    /** Whether no more games can decide the test: none of the latest told anything. */
    boolean isUndecidable() {
        return test.isPresent() && !isDecided() && sample.isExhausted();
    }

    private Optional<Sprt.State> state() {
        return test.map(sprt -> sprt.after(pairs()));
    }

    /** Whether the test has decided. */
    boolean isDecided() {
        return state().filter(state -> state.verdict() != Sprt.Verdict.UNDECIDED)
                .isPresent();
    }

    /** The exit code: 0 also where nothing was tested. */
    int code() {
        return state().map(state -> switch (state.verdict()) {
                    case H1 -> CODE_OF_H1;
                    case H0 -> CODE_OF_H0;
                    case UNDECIDED -> CODE_OF_UNDECIDED;
                })
                .orElse(0);
    }

    /** For people, a line each. */
    List<String> lines() {
        List<Long> n = sample.all().numbers();
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "pairs    LL %d, LD %d, DD or WL %d, WD %d, WW %d",
                n.get(0),
                n.get(1),
                n.get(2),
                n.get(3),
                n.get(4)));
        if (pairs().total() < sample.all().total() || pairs().worth() < 1) {
            lines.add(String.format(
                    Locale.ROOT,
                    "distinct %d of %d pairs, from %s: as much as %s pairs prove",
                    pairs().total(),
                    sample.all().total(),
                    Numbers.counted(sample.starts(), "position"),
                    Numbers.fixed(pairs().effective(), 1)));
        }
        lines.add("Elo      %s; likelihood that %s is stronger: %s"
                .formatted(shown(), one, Numbers.fixed(Superiority.of(pairs()), 3)));
        test.ifPresent(sprt -> lines.addAll(lines(sprt, sprt.after(pairs()))));
        return lines;
    }

    private String shown() {
        if (pairs().total() == 0) {
            return "unknown: no pair has ended";
        }
        return sample.starts() < 2
                ? "unknown: all pairs begin from one position, which says nothing of others"
                : elo() + " (95 %)";
    }

    private List<String> lines(Sprt sprt, Sprt.State state) {
        String left = gamesLeft()
                .filter(games -> games > 0)
                .map(games -> ", about %s left".formatted(Numbers.counted(games, "game")))
                .orElse("");
        return List.of(
                "LLR      %s, for %s Elo (H1) against %s (H0)%s"
                        .formatted(ratio(sprt, state), signed(sprt.elo1()), signed(sprt.elo0()), left),
                "verdict  " + verdict(sprt, state.verdict()));
    }

    /** How far the test is, in a phrase: {@code LLR 0.296 in [-2.944, 2.944]}; empty if there is none. */
    String progress() {
        return test.map(sprt -> "LLR " + ratio(sprt, sprt.after(pairs()))).orElse("");
    }

    private static String ratio(Sprt sprt, Sprt.State state) {
        return "%s in [%s, %s]"
                .formatted(
                        Numbers.fixed(state.ratio(), 3),
                        Numbers.fixed(sprt.lower(), 3),
                        Numbers.fixed(sprt.upper(), 3));
    }

    private String verdict(Sprt sprt, Sprt.Verdict verdict) {
        String words = switch (verdict) {
            case H1 -> "H1: %s is stronger than %s by %s Elo rather than by %s";
            case H0 -> "H0: %s is not stronger than %s by %s Elo, rather by %s";
            case UNDECIDED ->
                isUndecidable()
                        ? "undecided: more games cannot decide whether %s is stronger than %s by %s Elo or by %s, since the"
                                + " last ones told nothing new. Give more positions to begin from (--openings)"
                        : "undecided: whether %s is stronger than %s by %s Elo or by %s takes more pairs";
        };
        return words.formatted(one, other, Numbers.plain(sprt.elo1()), Numbers.plain(sprt.elo0()));
    }

    private static String signed(double elo) {
        return (elo > 0 ? "+" : "") + Numbers.plain(elo);
    }

    /** For programs; what is without a bound is null. */
    Map<String, Object> json() {
        Map<String, Object> object = new LinkedHashMap<>();
        Interval elo = elo();
        object.put("pentanomial", sample.all().numbers());
        object.put("distinctPairs", pairs().total());
        object.put("effectivePairs", pairs().effective());
        object.put("positions", sample.starts());
        object.put("elo", finite(elo.value()));
        object.put("eloLow", finite(elo.low()));
        object.put("eloHigh", finite(elo.high()));
        object.put("superiority", Superiority.of(pairs()));
        object.put("sprt", test.map(this::json).orElse(null));
        return object;
    }

    private Map<String, Object> json(Sprt sprt) {
        Sprt.State state = sprt.after(pairs());
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("elo0", sprt.elo0());
        object.put("elo1", sprt.elo1());
        object.put("llr", state.ratio());
        object.put("lower", sprt.lower());
        object.put("upper", sprt.upper());
        object.put("verdict", state.verdict() == Sprt.Verdict.UNDECIDED ? null : state.verdict());
        object.put("gamesLeft", gamesLeft().orElse(null));
        object.put("exhausted", isUndecidable());
        return object;
    }

    private static Double finite(double elo) {
        return Double.isInfinite(elo) ? null : (Double) elo;
    }
}
