package org.botarena.arena.rating.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.pool.Pool;
import org.botarena.arena.rating.pool.Scores;

/**
 * An opponent against whom an entrant does worse than the ratings predict, by more than chance. About one in twenty
 * of the reported nemeses is due to chance. Immutable.
 *
 * @param entrant the weaker side
 * @param opponent the nemesis
 * @param games between the two, without repetitions
 * @param points of the entrant in these games
 * @param expected points by the ratings; above the points
 * @param deviations the shortfall in standard deviations of independent games
 * @param chance of such a difference to either side if the ratings are right
 */
public record Nemesis(
        String entrant,
        String opponent,
        double games,
        double points,
        double expected,
        double deviations,
        double chance) {
    /** The significant nemeses among all pairs who met, the least likely first. */
    public static List<Nemesis> of(Pool pool, Ratings ratings) {
        Scores scores = pool.scores();
        List<Nemesis> all = new ArrayList<>();
        for (int one = 0; one < scores.entrants(); one++) {
            for (int other = 0; other < one; other++) {
                if (scores.games(one)[other] > 0) {
                    all.add(of(one, other, scores, pool, ratings));
                }
            }
        }
        return FalseDiscovery.reported(all, Nemesis::chance, all.size()).stream()
                .sorted(Comparator.comparingDouble(Nemesis::chance).thenComparing(Nemesis::entrant))
                .toList();
    }

    /** The tail of the binomial distribution with the effective number of games. */
    private static Nemesis of(int one, int other, Scores scores, Pool pool, Ratings ratings) {
        double games = scores.games(one)[other];
        double share = Elo.share(ratings.elo(one) - ratings.elo(other));
        double made = scores.points(one)[other];
        boolean isShort = made < games * share;
        double points = isShort ? made : games - made;
        double chance = isShort ? share : 1 - share;
        double worth = 1 / Math.max(1, ratings.dispersion(one, other));
        double tail = FalseDiscovery.atMost(points * worth, games * worth, chance);
        return new Nemesis(
                pool.entrants().get(isShort ? one : other),
                pool.entrants().get(isShort ? other : one),
                games,
                points,
                games * chance,
                (games * chance - points) / Math.sqrt(games * chance * (1 - chance)),
                Math.min(1, 2 * tail));
    }
}
