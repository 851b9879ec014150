package org.botarena.arena.tournament.format.kind;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.format.Bout;
import org.botarena.arena.tournament.format.Field;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.FormatType;
import org.botarena.arena.tournament.format.Score;

/**
 * A ladder that has no last game, for an event to which versions of agents come at any time: pairs are chosen as in a
 * {@link Ladder}, and it rests as long as no pair of games would tell anything of the order. It is left by those whose place
 * another version takes.
 */
record OpenLadder() implements Format {
    static final FormatType TYPE = new FormatType("open-ladder", "(a ladder that never ends)", new OpenLadder());

    /** By less than this a pair of games hardly changes how certain the order of two neighbours is. */
    private static final double LEAST_TOLD = 0.01;

    private static final NormalDistribution STANDARD = NormalDistribution.of(0, 1);

    @Override
    public List<Bout> next(Field field, List<List<Score>> played) {
        List<String> present = field.at(played.size());
        if (present.size() < 2) {
            return List.of();
        }
        Ratings ratings = Ladder.ratings(field.upTo(played.size()), field.seed(), played);
        Map<String, Integer> meetings = Ladder.meetings(field, played);
        boolean hasNewcomer = present.stream().anyMatch(entrant -> meetings.get(entrant) < Ladder.NEWCOMER);
        return hasNewcomer || told(ratings, present) >= LEAST_TOLD
                ? Ladder.round(field, present, ratings, played, Integer.MAX_VALUE)
                : List.of();
    }

    /**
     * By how much a pair of games changes the certainty about the order of two neighbours, where it does so most: a usual
     * result moves the difference of two ratings by the root of the part of its variance that the pair takes away.
     *
     * @return in 0..0.5
     */
    private static double told(Ratings ratings, List<String> present) {
        List<String> order =
                Ladder.order(ratings).stream().filter(present::contains).toList();
        return IntStream.range(1, order.size())
                .mapToDouble(i -> {
                    double lead = Math.abs(ratings.lead(order.get(i - 1), order.get(i)));
                    double step = Math.sqrt(Ladder.gain(order.get(i - 1), order.get(i), ratings));
                    return STANDARD.cumulativeProbability(lead + step) - STANDARD.cumulativeProbability(lead);
                })
                .max()
                .orElse(0);
    }

    @Override
    public int entry(Field field, List<List<Score>> played) {
        return played.size();
    }

    @Override
    public boolean isFixed() {
        return false;
    }

    /** It has none that is the last: as many as all would need to meet so often. */
    @Override
    public long games(Field field) {
        return RoundRobin.games(field.entrants().size(), field.pairs());
    }

    /** Nobody plays it to its end again and again. */
    @Override
    public double effort(Field field) {
        return Double.POSITIVE_INFINITY;
    }

    @Override
    public Map<String, Integer> tiers(Field field, List<List<Score>> played) {
        return new Ladder().tiers(field, played);
    }

    /** So that the order of a thousand rounds takes one fit. */
    @Override
    public boolean areTiersOfBouts() {
        return true;
    }

    @Override
    public String places() {
        return Language.ENGLISH.text("places.ladder");
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
