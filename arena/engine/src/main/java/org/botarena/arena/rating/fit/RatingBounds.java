package org.botarena.arena.rating.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.arena.rating.pool.Scores;

/**
 * Determines which ratings have an upper and a lower bound. Games bound a rating from below only by a chain of
 * entrants that each scored against the next, down to the entrants that ratings are relative to. They bound it from
 * above only by such a chain in the other direction: an entrant that lost no point could be stronger by any amount.
 * Immutable.
 */
final class RatingBounds {
    private final boolean[][] scored;
    private final int[] centre;
    private final Set<Integer> part;

    private RatingBounds(boolean[][] scored, int[] centre, Set<Integer> part) {
        this.scored = scored;
        this.centre = centre;
        this.part = part;
    }

    /**
     * Analyses some scores.
     *
     * @param parts the entrants, grouped by links
     * @param anchors the entrants with given ratings. Without one, ratings are relative to the mean of the largest
     *     group whose ratings all have both bounds. Without such a group, they are relative to the mean of all.
     */
    static RatingBounds of(Scores scores, List<int[]> parts, Set<Integer> anchors) {
        int n = scores.entrants();
        boolean[][] scored = new boolean[n][];
        Arrays.setAll(scored, i -> scores.reached(i, scores::points));
        int[] part = parts.stream()
                .max(Comparator.comparingInt((int[] some) -> some.length))
                .orElseThrow();
        if (!anchors.isEmpty()) {
            int[] given = anchors.stream().mapToInt(Integer::intValue).sorted().toArray();
            Set<Integer> linked = parts.stream()
                    .filter(some -> Arrays.stream(some).anyMatch(anchors::contains))
                    .flatMap(some -> Arrays.stream(some).boxed())
                    .collect(Collectors.toSet());
            return new RatingBounds(scored, given, linked);
        }
        int[] group = Arrays.stream(part)
                .mapToObj(i -> Arrays.stream(part)
                        .filter(j -> i == j || (scored[i][j] && scored[j][i]))
                        .toArray())
                .max(Comparator.comparingInt(some -> some.length))
                .orElseThrow();
        return new RatingBounds(
                scored,
                group.length > 1 ? group : part,
                Arrays.stream(part).boxed().collect(Collectors.toSet()));
    }

    /** The entrants that ratings are relative to, or to their mean. */
    int[] centre() {
        return centre.clone();
    }

    /** Whether a chain of games leads to the centre. */
    boolean isLinked(int entrant) {
        return part.contains(entrant);
    }

    /** Whether games bound the rating from below. */
    boolean isBoundedBelow(int entrant) {
        return isLinked(entrant) && isBounded(entrant, true);
    }

    /** Whether games bound the rating from above. */
    boolean isBoundedAbove(int entrant) {
        return isLinked(entrant) && isBounded(entrant, false);
    }

    private boolean isBounded(int entrant, boolean below) {
        List<Integer> others = new ArrayList<>();
        IntStream.of(centre).filter(other -> other != entrant).forEach(others::add);
        boolean isOneOfThem = others.size() < centre.length;
        return others.isEmpty()
                || (isOneOfThem
                        ? others.stream().allMatch(other -> leads(entrant, other, below))
                        : others.stream().anyMatch(other -> leads(entrant, other, below)));
    }

    private boolean leads(int entrant, int other, boolean down) {
        return down ? scored[entrant][other] : scored[other][entrant];
    }
}
