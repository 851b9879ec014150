package org.botarena.arena.rating.pool;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import org.botarena.arena.rating.Superiority;

/**
 * Three of whom each beat the next, and the last the first: what no list of ratings can show. Immutable.
 *
 * @param entrants the three, the first of them by name in front
 * @param chance how likely the least sure of the three is stronger than the one that it beat, counting the games between
 *     the two alone; above 0.5
 */
public record Cycle(List<String> entrants, double chance) {
    private static final Comparator<Cycle> SUREST_LAST = Comparator.comparingDouble(Cycle::chance)
            .thenComparing(cycle -> cycle.entrants.toString(), Comparator.reverseOrder());

    /** Copies the list. */
    public Cycle {
        entrants = List.copyOf(entrants);
    }

    /**
     * The cycles of a pool, the surest first.
     *
     * @param most how many at most
     */
    public static List<Cycle> of(Pool pool, int most) {
        List<String> names = pool.entrants().stream().sorted().toList();
        double[][] chance = chances(Pool.of(names, pool.meetings()));
        Queue<Cycle> best = new PriorityQueue<>(SUREST_LAST);
        for (int i = 0; i < names.size(); i++) {
            for (int j = i + 1; j < names.size(); j++) {
                for (int k = i + 1; k < names.size(); k++) {
                    double least = Math.min(chance[i][j], Math.min(chance[j][k], chance[k][i]));
                    if (least > 0.5
                            && (best.size() < most || least >= best.element().chance())) {
                        best.add(new Cycle(List.of(names.get(i), names.get(j), names.get(k)), least));
                        if (best.size() > most) {
                            best.remove();
                        }
                    }
                }
            }
        }
        return best.stream().sorted(SUREST_LAST.reversed()).toList();
    }

    /** How likely each is stronger than each other one by their own games; 0.5 where they did not meet. */
    private static double[][] chances(Pool pool) {
        int n = pool.entrants().size();
        int[][] wins = new int[n][n];
        for (Meeting meeting : pool.meetings()) {
            wins[pool.number(meeting.one())][pool.number(meeting.other())] += meeting.wins();
            wins[pool.number(meeting.other())][pool.number(meeting.one())] += meeting.losses();
        }
        double[][] chances = new double[n][n];
        for (double[] row : chances) {
            Arrays.fill(row, 0.5);
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                if (wins[i][j] != wins[j][i]) {
                    chances[i][j] = Superiority.exact(wins[i][j], wins[j][i]);
                    chances[j][i] = 1 - chances[i][j];
                }
            }
        }
        return chances;
    }
}
