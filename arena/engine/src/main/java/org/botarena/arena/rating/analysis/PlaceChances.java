package org.botarena.arena.rating.analysis;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The probability of each entrant for each place in the order of true strengths. Immutable. */
final class PlaceChances {
    /** The part left out at each end of a range of places. */
    private static final double TAIL = 0.025;

    private final double[][] chances;

    private PlaceChances(double[][] chances) {
        this.chances = chances;
    }

    /** Computes the chances from many draws of the strengths; equal strengths share their places. */
    static PlaceChances of(double[][] draws) {
        int n = draws[0].length;
        double[][] chances = new double[n][n];
        for (double[] drawn : draws) {
            List<Integer> order = IntStream.range(0, n)
                    .boxed()
                    .sorted(Comparator.comparingDouble(i -> -drawn[i]))
                    .toList();
            int from = 0;
            for (int to = 1; to <= n; to++) {
                if (to == n || drawn[order.get(to)] < drawn[order.get(from)]) {
                    share(chances, order, from, to);
                    from = to;
                }
            }
        }
        for (double[] row : chances) {
            Arrays.setAll(row, place -> row[place] / draws.length);
        }
        return new PlaceChances(chances);
    }

    private static void share(double[][] chances, List<Integer> order, int from, int to) {
        for (int i = from; i < to; i++) {
            for (int place = from; place < to; place++) {
                chances[order.get(i)][place] += 1.0 / (to - from);
            }
        }
    }

    /** The chances of an entrant by place, the first at index 0; a copy. */
    double[] of(int entrant) {
        return chances[entrant].clone();
    }

    /** The first place of the range, after leaving out the best 2.5 %. */
    int best(int entrant) {
        double sum = 0;
        int place = 0;
        while (place < chances.length - 1 && sum + chances[entrant][place] <= TAIL) {
            sum += chances[entrant][place++];
        }
        return place + 1;
    }

    /** The last place of the range, after leaving out the worst 2.5 %. */
    int worst(int entrant) {
        double sum = 0;
        int place = chances.length - 1;
        while (place > 0 && sum + chances[entrant][place] <= TAIL) {
            sum += chances[entrant][place--];
        }
        return place + 1;
    }
}
