package org.botarena.arena.tournament.format;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.botarena.arena.rating.analysis.Ratings;

/**
 * A ladder without a last game, for an event in which new versions of agents come at any time. Pairs are chosen as in a
 * {@link Ladder}, and it pauses while no pair of games would improve the order. An entrant leaves when another version
 * takes its place.
 */
record OpenLadder() implements RoundsByRating {
    static final FormatType TYPE = new FormatType("open-ladder", "(a ladder that never ends)", new OpenLadder());

    /** A pair of games that gains less than this hardly changes the certainty about the order of two neighbours. */
    private static final double LEAST_TOLD = 0.01;

    private static final NormalDistribution STANDARD = NormalDistribution.of(0, 1);

    @Override
    public List<GamePair> next(Participants field, List<List<Score>> played) {
        List<String> present = field.at(played.size());
        if (present.size() < 2) {
            return List.of();
        }
        Ratings ratings = Ladder.ratings(present, field.seed(), among(present, played));
        Map<String, Integer> meetings = Ladder.meetings(field, played);
        boolean hasNewcomer = present.stream().anyMatch(entrant -> meetings.get(entrant) < Ladder.NEWCOMER);
        return hasNewcomer || told(ratings) >= LEAST_TOLD
                ? Ladder.round(field, present, ratings, played, Integer.MAX_VALUE)
                : List.of();
    }

    /**
     * The games among present entrants, which determine their ratings. Entrants that have left cost nothing, and the
     * present ones have met each other since.
     */
    private static List<List<Score>> among(List<String> present, List<List<Score>> played) {
        Set<String> those = new HashSet<>(present);
        return played.stream()
                .map(round -> round.stream()
                        .filter(score -> those.contains(score.bout().one())
                                && those.contains(score.bout().other()))
                        .toList())
                .toList();
    }

    /**
     * The largest change in the certainty about the order of two neighbours that a pair of games can cause. A typical
     * result moves the difference of two ratings by the square root of the variance that the pair removes.
     *
     * @return in 0..0.5
     */
    private static double told(Ratings ratings) {
        List<String> order = Ladder.order(ratings);
        return IntStream.range(1, order.size())
                .mapToDouble(i -> {
                    double lead = Math.abs(ratings.lead(order.get(i - 1), order.get(i)));
                    double step = Math.sqrt(Ladder.gain(order.get(i - 1), order.get(i), ratings));
                    return STANDARD.cumulativeProbability(lead + step) - STANDARD.cumulativeProbability(lead);
                })
                .max()
                .orElse(0);
    }

    /** Nothing simulates it to its end repeatedly. */
    @Override
    public double effort(Participants field) {
        return Double.POSITIVE_INFINITY;
    }

    /** Entrants that have left come last. */
    @Override
    public Map<String, Integer> tiers(Participants field, List<List<Score>> played) {
        List<String> present = field.atTheEnd();
        Map<String, Integer> tiers = new HashMap<>();
        if (!present.isEmpty()) {
            List<List<Score>> among = among(present, played);
            tiers.putAll(Ladder.tiers(Ladder.ratings(present, field.seed(), among), Ladder.meetings(field, among)));
        }
        field.entrants().forEach(entrant -> tiers.putIfAbsent(entrant, present.size()));
        return tiers;
    }

    /** So that one fit orders a thousand rounds. */
    @Override
    public boolean areTiersOfBouts() {
        return true;
    }

    @Override
    public Map<String, String> settings() {
        return TYPE.settings(Map.of());
    }

    @Override
    public String toString() {
        return TYPE.text(settings());
    }
}
