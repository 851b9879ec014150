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
 * A ladder that has no last game, for an event to which versions of agents come at any time: pairs are chosen as in a
 * {@link Ladder}, and it rests as long as no pair of games would tell anything of the order. It is left by those whose place
 * another version takes.
 */
record OpenLadder() implements RoundsByRating {
    static final FormatType TYPE = new FormatType("open-ladder", "(a ladder that never ends)", new OpenLadder());

    /** By less than this a pair of games hardly changes how certain the order of two neighbours is. */
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
     * The games among these, which rate them: a thousand that have left cost nothing, and those who are there have met each other
     * since.
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
     * By how much a pair of games changes the certainty about the order of two neighbours, where it does so most: a usual
     * result moves the difference of two ratings by the root of the part of its variance that the pair takes away.
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

    /** Nobody plays it to its end again and again. */
    @Override
    public double effort(Participants field) {
        return Double.POSITIVE_INFINITY;
    }

    /** Those who have left stand behind. */
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

    /** So that the order of a thousand rounds takes one fit. */
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
