package org.botarena.arena.decathlon;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Orders candidates by the ballots of several voters. Candidates are numbers; among equal majorities, that of the
 * lower number counts first. Immutable.
 */
final class Majority {
    private final int[][] before;
    private final BitSet[] behind;

    private Majority(int[][] before) {
        this.before = before;
        behind = locked();
    }

    /**
     * Counts votes.
     *
     * @param ballots for each voter the place of each candidate, the best one lowest; a voter may give equal places
     */
    static Majority of(int candidates, List<int[]> ballots) {
        int[][] before = new int[candidates][candidates];
        for (int[] places : ballots) {
            for (int one = 0; one < candidates; one++) {
                for (int other = 0; other < candidates; other++) {
                    before[one][other] += places[one] < places[other] ? 1 : 0;
                }
            }
        }
        return new Majority(before);
    }

    /** How many voters prefer one candidate to another. */
    int votes(int one, int other) {
        return before[one][other];
    }

    private int margin(int one, int other) {
        return before[one][other] - before[other][one];
    }

    /** Copeland's score: how many others this candidate beats by a majority; a tie counts half. */
    double copeland(int candidate) {
        return IntStream.range(0, before.length)
                .filter(other -> other != candidate)
                .mapToDouble(other -> (1 + Integer.signum(margin(candidate, other))) / 2.0)
                .sum();
    }

    /** The place by ranked pairs, from 1; candidates that no majority orders share one. */
    int place(int candidate) {
        return 1 + (int) Stream.of(behind).filter(those -> those.get(candidate)).count();
    }

    /** Whether a majority prefers one candidate to another, and ranked pairs confirm it. */
    boolean isBefore(int one, int other) {
        return margin(one, other) > 0 && behind[one].get(other);
    }

    /**
     * Ranked pairs (Tideman 1987): locks majorities from the largest margin on, except those that contradict larger
     * ones. Returns, by candidate, those ranked behind it, directly or through others.
     */
    private BitSet[] locked() {
        BitSet[] those = Stream.generate(BitSet::new).limit(before.length).toArray(BitSet[]::new);
        IntStream.range(0, before.length)
                .boxed()
                .flatMap(one -> IntStream.range(0, before.length)
                        .filter(other -> margin(one, other) > 0)
                        .mapToObj(other -> new Pair(one, other, margin(one, other))))
                .sorted(Comparator.comparingInt(Pair::margin)
                        .reversed()
                        .thenComparingInt(Pair::one)
                        .thenComparing(Comparator.comparingInt(Pair::other).reversed()))
                .filter(pair -> !those[pair.other].get(pair.one))
                .forEach(pair -> lock(those, pair));
        return those;
    }

    private record Pair(int one, int other, int margin) {}

    private static void lock(BitSet[] those, Pair pair) {
        for (int each = 0; each < those.length; each++) {
            if (each == pair.one || those[each].get(pair.one)) {
                those[each].set(pair.other);
                those[each].or(those[pair.other]);
            }
        }
    }
}
