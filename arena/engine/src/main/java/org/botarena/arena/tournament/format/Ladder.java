package org.botarena.arena.tournament.format;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A format in which each round plays the pairings that reveal most about the ranking; no entrant plays twice in a
 * round, and newcomers come first. It ends when every two neighbours in the ranking are separated, or after the games
 * of a round robin.
 */
public record Ladder() implements RoundsByRating {
    static final FormatType TYPE = new FormatType("ladder", "(plays what settles most places)", new Ladder());

    /** An entrant with fewer pairs than this is a newcomer. */
    static final int NEWCOMER = 3;

    private static final double FALSE_END = 0.01;

    /** A possible meeting and its information gain. */
    private record Chance(String one, String other, double gain) {}

    @Override
    public List<GamePair> next(Participants field, List<List<Score>> played) {
        long bouts = played.stream().mapToLong(List::size).sum();
        long left = games(field) / 2 - bouts;
        List<String> present = field.at(played.size());
        Ratings ratings = ratings(field.upTo(played.size()), field.seed(), played);
        if (left <= 0 || present.size() < 2 || isSettled(ratings, present, (double) bouts / (bouts + left))) {
            return List.of();
        }
        return round(field, present, ratings, played, left);
    }

    /**
     * Chooses pairs: newcomers first, then the most informative ones; no entrant twice.
     *
     * @param left the maximum number of bouts
     */
    static List<GamePair> round(
            Participants field, List<String> present, Ratings ratings, List<List<Score>> played, long left) {
        List<Chance> chances = chances(field, present, ratings, meetings(field, played));
        Map<Set<String>, Integer> pairs = new HashMap<>();
        played.stream()
                .flatMap(List::stream)
                .forEach(score ->
                        pairs.merge(Set.of(score.bout().one(), score.bout().other()), 1, Integer::sum));
        Set<String> busy = new HashSet<>();
        List<GamePair> round = new ArrayList<>();
        for (Chance chance : chances) {
            if (round.size() < left && !busy.contains(chance.one) && !busy.contains(chance.other)) {
                busy.add(chance.one);
                busy.add(chance.other);
                int pair = pairs.getOrDefault(Set.of(chance.one, chance.other), 0);
                round.add(new GamePair(chance.one, chance.other, pair));
            }
        }
        return round;
    }

    /** The ratings of rounds with new openings in each bout. */
    static Ratings ratings(List<String> entrants, long seed, List<List<Score>> played) {
        List<PairResult> meetings = played.stream()
                .flatMap(List::stream)
                .map(score -> new PairResult(
                        score.bout().one(),
                        score.bout().other(),
                        score.one().wins(),
                        score.one().draws(),
                        score.other().wins()))
                .toList();
        return Ratings.of(Pool.of(entrants, meetings), seed);
    }

    static Map<String, Integer> meetings(Participants field, List<List<Score>> played) {
        Map<String, Integer> meetings = new HashMap<>();
        field.entrants().forEach(entrant -> meetings.put(entrant, 0));
        played.stream().flatMap(List::stream).forEach(score -> {
            meetings.merge(score.bout().one(), 1, Integer::sum);
            meetings.merge(score.bout().other(), 1, Integer::sum);
        });
        return meetings;
    }

    /**
     * A check after every round would eventually separate two entrants by chance. Therefore the bound starts high and
     * falls with the square root of the games played (O'Brien and Fleming, "A multiple testing procedure for clinical
     * trials", 1979). A false end occurs in {@value #FALSE_END} of ladders, counting all neighbours together.
     */
    private static boolean isSettled(Ratings ratings, List<String> present, double part) {
        List<String> order = order(ratings).stream().filter(present::contains).toList();
        double bound =
                NormalDistribution.of(0, 1).inverseSurvivalProbability(FALSE_END / 4 / Math.max(1, order.size() - 1))
                        / Math.sqrt(part);
        return part > 0
                && IntStream.range(1, order.size())
                        .allMatch(i -> ratings.lead(order.get(i - 1), order.get(i)) >= bound);
    }

    static List<String> order(Ratings ratings) {
        return ratings.entrants().stream()
                .sorted(Comparator.comparingDouble(ratings::elo).reversed()) // equal ones in the order of the field
                .toList();
    }

    /** Possible meetings: those of newcomers first, starting with the least known, then by information gain. */
    private static List<Chance> chances(
            Participants field, List<String> present, Ratings ratings, Map<String, Integer> meetings) {
        List<String> drawn = field.drawn().stream().filter(present::contains).toList();
        List<Chance> chances = new ArrayList<>();
        for (int i = 0; i < drawn.size(); i++) {
            for (int j = 0; j < i; j++) {
                chances.add(new Chance(drawn.get(i), drawn.get(j), gain(drawn.get(i), drawn.get(j), ratings)));
            }
        }
        Comparator<Chance> least = Comparator.comparingInt(
                chance -> Math.min(NEWCOMER, Math.min(meetings.get(chance.one), meetings.get(chance.other))));
        return chances.stream()
                .sorted(least.thenComparing(
                        Comparator.comparingDouble(Chance::gain).reversed()))
                .toList();
    }

    /**
     * The share of the variance of two ratings' difference that a pair of games removes. The uncertainty of the order
     * was tried as a factor: only neighbours then meet, and the ranking as a whole gets worse.
     */
    static double gain(String one, String other, Ratings ratings) {
        double deviation = ratings.deviation(one, other) / Elo.PER_LOGIT;
        double share = Elo.share(ratings.elo(one) - ratings.elo(other));
        double told = 2 * share * (1 - share) * deviation * deviation;
        return told / (1 + told);
    }

    /** Each round is drawn from its own fit; twenty earlier bouts cost the same as two entrants. */
    @Override
    public double effort(Participants field) {
        double entrants = field.entrants().size();
        double rounds = Math.max(1, games(field) / entrants);
        return rounds * (entrants * entrants + games(field) / 40.0);
    }

    @Override
    public Map<String, Integer> tiers(Participants field, List<List<Score>> played) {
        return tiers(ratings(field.entrants(), field.seed(), played), meetings(field, played));
    }

    /** The best rated first; entrants without games share the place after them. */
    static Map<String, Integer> tiers(Ratings ratings, Map<String, Integer> meetings) {
        List<String> order = order(ratings).stream()
                .filter(entrant -> meetings.get(entrant) > 0)
                .toList();
        Map<String, Integer> tiers = new HashMap<>();
        order.forEach(entrant -> tiers.put(entrant, tiers.size()));
        ratings.entrants().forEach(entrant -> tiers.putIfAbsent(entrant, order.size()));
        return tiers;
    }

    @Override
    public Sentence forecastName() {
        return Sentence.of("format.sooner", this);
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
