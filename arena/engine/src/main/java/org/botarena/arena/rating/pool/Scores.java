package org.botarena.arena.rating.pool;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;

/** Games and points of every entrant against every other, by their numbers. One thread while it is filled. */
public final class Scores {
    private final double[][] games;
    private final double[][] points;

    /** Creates scores without games. */
    public Scores(int entrants) {
        games = new double[entrants][entrants];
        points = new double[entrants][entrants];
    }

    public int entrants() {
        return games.length;
    }

    public void add(int one, int other, double more, double pointsOfOne) {
        games[one][other] += more;
        games[other][one] += more;
        points[one][other] += pointsOfOne;
        points[other][one] += more - pointsOfOne;
    }

    /** The games of an entrant against each of the others; read-only. */
    public double[] games(int entrant) {
        return games[entrant];
    }

    /** The points of an entrant against each of the others; read-only. */
    public double[] points(int entrant) {
        return points[entrant];
    }

    /** The points of each of the others against an entrant. */
    double[] lost(int entrant) {
        return Arrays.stream(points).mapToDouble(row -> row[entrant]).toArray();
    }

    /**
     * Which entrants a chain of links above 0 leads to, from the given one on.
     *
     * @param links of an entrant to each of the others, such as {@link #points}
     */
    public boolean[] reached(int from, IntFunction<double[]> links) {
        boolean[] isReached = new boolean[entrants()];
        Deque<Integer> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            double[] linked = links.apply(open.remove());
            for (int next = 0; next < linked.length; next++) {
                if (linked[next] > 0 && !isReached[next]) {
                    isReached[next] = true;
                    open.add(next);
                }
            }
        }
        return isReached;
    }
}
