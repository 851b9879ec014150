package org.botarena.arena.rating.pool;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.botarena.arena.rating.Elo;

/**
 * The opponent against whom an entrant fell shortest of what the ratings lead to expect. Immutable.
 *
 * @param entrant who suffered
 * @param opponent from whom
 * @param games between the two
 * @param points that the entrant made in them
 * @param expected points by the ratings; above the points
 * @param deviations by how many standard deviations it fell short: 2 and more is seldom chance
 */
public record Nemesis(String entrant, String opponent, int games, double points, double expected, double deviations) {
    /** The nemesis of each entrant that has one; who made of every opponent what was expected has none. */
    public static List<Nemesis> of(Pool pool, Ratings ratings) {
        Scores scores = pool.scores();
        return pool.entrants().stream()
                .map(entrant -> of(entrant, pool, scores, ratings))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<Nemesis> of(String entrant, Pool pool, Scores scores, Ratings ratings) {
        int own = pool.number(entrant);
        return IntStream.range(0, scores.entrants())
                .filter(other -> scores.games(own)[other] > 0)
                .mapToObj(other -> {
                    String opponent = pool.entrants().get(other);
                    int games = (int) scores.games(own)[other];
                    double points = scores.points(own)[other];
                    double share = Elo.share(ratings.rating(entrant).value()
                            - ratings.rating(opponent).value());
                    double missing = games * share - points;
                    double deviation = Math.sqrt(games * share * (1 - share));
                    return new Nemesis(entrant, opponent, games, points, games * share, missing / deviation);
                })
                .filter(met -> met.points < met.expected)
                .max(Comparator.comparingDouble(Nemesis::deviations));
    }
}
