package org.botarena.arena.tournament.format;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A round robin that continues only for the first three places. Entrants that can still take another of these places
 * meet, chosen as in a {@link Ladder}. It ends once each of the three is separated from every entrant below it, or
 * after the games of a full round robin.
 */
record Podium() implements RoundsByRating {
    private static final int PLACES = 3;

    /** The probability that only luck separates two entrants, on either side. */
    private static final double CHANCE = 0.05;

    /** The standard deviation, in Elo, of the differences that the bound is made for. */
    private static final double USUAL = 100;

    /** A meeting continues with an eighth of the pairs already played: fewer rounds, and more concurrent games. */
    private static final int PART = 8;

    @Override
    public List<GamePair> next(Participants field, List<List<Score>> played) {
        long bouts = played.stream().mapToLong(List::size).sum();
        long left = games(field) / 2 - bouts;
        List<String> present = field.at(played.size());
        Ratings ratings = Ladder.ratings(field.upTo(played.size()), field.seed(), played);
        List<String> contenders = contenders(present, ratings, Ladder.meetings(field, played));
        if (left <= 0 || contenders.size() < 2) {
            return List.of();
        }
        List<GamePair> round = new ArrayList<>();
        for (GamePair first : Ladder.round(field, contenders, ratings, played, left)) {
            for (int more = 0; more < Math.max(1, first.pair() / PART) && round.size() < left; more++) {
                round.add(new GamePair(first.one(), first.other(), first.pair() + more));
            }
        }
        return round;
    }

    /** All entrants while one is a newcomer; then those that the podium still depends on. */
    private static List<String> contenders(List<String> present, Ratings ratings, Map<String, Integer> meetings) {
        if (present.stream().anyMatch(entrant -> meetings.get(entrant) < Ladder.NEWCOMER)) {
            return present;
        }
        List<String> order =
                Ladder.order(ratings).stream().filter(present::contains).toList();
        Set<String> open = new HashSet<>();
        for (int place = 0; place < Math.min(PLACES, order.size() - 1); place++) {
            String holder = order.get(place);
            for (String rival : order.subList(place + 1, order.size())) {
                if (ratings.lead(holder, rival) < bound(ratings.deviation(holder, rival))) {
                    open.add(holder);
                    open.add(rival);
                }
            }
        }
        return present.stream().filter(open::contains).toList();
    }

    /**
     * The number of standard errors that separates two entrants, for any number of looks. It is the mixture over
     * normally distributed differences of Robbins, "Statistical methods related to the law of the iterated
     * logarithm", 1970.
     */
    private static double bound(double deviation) {
        double ratio = deviation * deviation / USUAL / USUAL;
        return Math.sqrt((1 + ratio) * (Math.log1p(1 / ratio) - 2 * Math.log(CHANCE)));
    }

    @Override
    public double effort(Participants field) {
        return new Ladder().effort(field);
    }

    @Override
    public Map<String, Integer> tiers(Participants field, List<List<Score>> played) {
        return new Ladder().tiers(field, played);
    }

    @Override
    public Map<String, String> settings() {
        return RoundRobin.TYPE.settings(Map.of(Decisions.OPTION.name(), Decisions.PODIUM));
    }

    @Override
    public Sentence title() {
        return Sentence.of("format.podium");
    }

    @Override
    public String toString() {
        return RoundRobin.TYPE.text(settings());
    }
}
