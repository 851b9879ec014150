package org.botarena.arena.rating.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;

/**
 * Three entrants that each beat the next, and the last the first, by more than chance: no list of ratings can show
 * that. About one in twenty of the reported cycles is due to chance. Immutable.
 *
 * @param entrants the three, starting with the first by name
 * @param chance that the least certain of the three results, or a clearer one, occurs between equals: by the decided
 *     games between the two only
 */
public record Cycle(List<String> entrants, double chance) {
    private static final double NEVER_MET = 2;

    private static final Comparator<Cycle> SUREST_FIRST =
            Comparator.comparingDouble(Cycle::chance).thenComparing(cycle -> cycle.entrants.toString());

    public Cycle {
        entrants = List.copyOf(entrants);
    }

    /**
     * The significant cycles of a pool, among all triples who met, the surest first.
     *
     * @param most the maximum number
     */
    public static List<Cycle> of(Pool pool, Ratings ratings, int most) {
        List<String> names = pool.entrants().stream().sorted().toList();
        double[][] chance = chances(Pool.of(names, pool.meetings()), pool, ratings);
        List<Cycle> likely = new ArrayList<>();
        long candidates = 0;
        for (int i = 0; i < names.size(); i++) {
            for (int j = i + 1; j < names.size(); j++) {
                for (int k = i + 1; k < names.size(); k++) {
                    double least = Math.max(chance[i][j], Math.max(chance[j][k], chance[k][i]));
                    if (j != k && least < NEVER_MET) {
                        candidates++;
                        if (least <= FalseDiscovery.RATE) {
                            likely.add(new Cycle(List.of(names.get(i), names.get(j), names.get(k)), least));
                        }
                    }
                }
            }
        }
        return FalseDiscovery.reported(likely, Cycle::chance, candidates).stream()
                .sorted(SUREST_FIRST)
                .limit(most)
                .toList();
    }

    /**
     * The chance that each entrant does as well against each other one if both were equal; above 1 where they did not
     * meet.
     */
    private static double[][] chances(Pool sorted, Pool pool, Ratings ratings) {
        int n = sorted.entrants().size();
        double[][] wins = new double[n][n];
        boolean[][] hasMet = new boolean[n][n];
        for (PairResult meeting : sorted.meetings()) {
            int one = sorted.number(meeting.one());
            int other = sorted.number(meeting.other());
            wins[one][other] += meeting.won();
            wins[other][one] += meeting.lost();
            hasMet[one][other] = true;
            hasMet[other][one] = true;
        }
        double[][] chances = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                double worth = 1
                        / Math.max(
                                1,
                                ratings.dispersion(
                                        pool.number(sorted.entrants().get(i)),
                                        pool.number(sorted.entrants().get(j))));
                chances[i][j] = hasMet[i][j]
                        ? FalseDiscovery.atMost(wins[j][i] * worth, (wins[i][j] + wins[j][i]) * worth, 0.5)
                        : NEVER_MET;
            }
        }
        return chances;
    }
}
