package org.botarena.arena.rating.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;
import org.botarena.arena.rating.pool.Scores;

/**
 * An entrant whose results in one part of the games, such as those of one machine, differ from what the ratings
 * predict by more than chance. About one in twenty of the reported discrepancies is due to chance. Immutable.
 *
 * @param part the games' name
 * @param entrant the entrant with these results
 * @param games of the entrant in this part, without repetitions
 * @param points of the entrant in these games
 * @param expected points by the ratings of all games
 * @param chance of such a difference to either side if strengths are the same everywhere
 */
public record Discrepancy(String part, String entrant, double games, double points, double expected, double chance) {
    /**
     * The significant discrepancies among all parts and all entrants who also played elsewhere, the least likely
     * first.
     *
     * @param parts of the pool's games, by name
     */
    public static List<Discrepancy> of(Map<String, List<PairResult.Game>> parts, Pool pool, Ratings ratings) {
        Scores all = pool.scores();
        List<Discrepancy> candidates = new ArrayList<>();
        parts.forEach((part, games) -> {
            Scores scores = Pool.of(pool.entrants(), PairResult.of(games)).scores();
            for (int entrant = 0; entrant < all.entrants(); entrant++) {
                double there = sum(scores.games(entrant));
                double everywhere = sum(all.games(entrant));
                if (there > 0 && there < everywhere) {
                    candidates.add(of(part, entrant, scores, 1 - there / everywhere, pool, ratings));
                }
            }
        });
        return FalseDiscovery.reported(candidates, Discrepancy::chance, candidates.size()).stream()
                .sorted(Comparator.comparingDouble(Discrepancy::chance)
                        .thenComparing(Discrepancy::part)
                        .thenComparing(Discrepancy::entrant))
                .toList();
    }

    /**
     * The tail of the binomial distribution with the effective number of games. These games are among those that the
     * ratings come from, so the expectation partly follows them. Only the share that was played elsewhere is free to
     * differ.
     */
    private static Discrepancy of(
            String part, int entrant, Scores scores, double elsewhere, Pool pool, Ratings ratings) {
        double games = sum(scores.games(entrant));
        double made = sum(scores.points(entrant));
        double expected = 0;
        double spread = 0;
        for (int other = 0; other < scores.entrants(); other++) {
            double met = scores.games(entrant)[other];
            if (met > 0) {
                expected += met * Elo.share(ratings.elo(entrant) - ratings.elo(other));
                spread += met * Math.max(1, ratings.dispersion(entrant, other));
            }
        }
        double worth = games / spread / elsewhere;
        boolean isShort = made < expected;
        double tail = FalseDiscovery.atMost(
                (isShort ? made : games - made) * worth,
                games * worth,
                (isShort ? expected : games - expected) / games);
        return new Discrepancy(part, pool.entrants().get(entrant), games, made, expected, Math.min(1, 2 * tail));
    }

    private static double sum(double[] of) {
        return Arrays.stream(of).sum();
    }
}
