package org.botarena.arena.rating.pool;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Entrants and their meetings. The order depends on the order of the entrants and not on their names, so a renamed
 * entrant gets the same numbers, to the last digit. Immutable.
 */
public final class Pool {
    private final List<String> entrants;
    private final Map<String, Integer> numbers;
    private final List<PairResult> meetings;
    private final List<Cluster> clusters;

    /** A meeting by the numbers of its entrants and of its start position; games and the points of the first. */
    public record Cluster(int one, int other, long start, double games, double points) {
        private boolean isOfSame(Cluster cluster) {
            return one == cluster.one && other == cluster.other;
        }
    }

    private Pool(List<String> entrants, Map<String, Integer> numbers, List<PairResult> meetings) {
        this.entrants = entrants;
        this.numbers = numbers;
        this.meetings = meetings;
        clusters = meetings.stream()
                .filter(meeting -> meeting.games() > 0)
                .map(meeting -> new Cluster(
                        number(meeting.one()),
                        number(meeting.other()),
                        meeting.start(),
                        meeting.games(),
                        meeting.points()))
                .toList();
    }

    /**
     * Creates a pool.
     *
     * @param entrants all of them, at least one, including those without a meeting
     * @throws IllegalArgumentException if an entrant is listed twice, or one of a meeting is missing
     */
    public static Pool of(Collection<String> entrants, Collection<PairResult> meetings) {
        Map<String, Integer> numbers = new HashMap<>();
        entrants.forEach(entrant -> numbers.put(entrant, numbers.size()));
        if (numbers.isEmpty() || numbers.size() < entrants.size()) {
            throw new IllegalArgumentException("no pool of entrants: " + entrants);
        }
        for (PairResult meeting : meetings) {
            if (!numbers.containsKey(meeting.one()) || !numbers.containsKey(meeting.other())) {
                throw new IllegalArgumentException("%s in a pool of %s".formatted(meeting, entrants));
            }
        }
        return new Pool(List.copyOf(entrants), numbers, ordered(meetings, numbers));
    }

    /** The meetings with the earlier entrant first; those of the same two in the order of their start positions. */
    private static List<PairResult> ordered(Collection<PairResult> meetings, Map<String, Integer> numbers) {
        List<Numbered> numbered = new ArrayList<>(meetings.size());
        for (PairResult meeting : meetings) {
            int one = numbers.get(meeting.one());
            int other = numbers.get(meeting.other());
            numbered.add(one < other ? new Numbered(one, other, meeting) : new Numbered(other, one, meeting.turned()));
        }
        numbered.sort(Comparator.comparingInt(Numbered::one).thenComparingInt(Numbered::other));
        return numbered.stream().map(Numbered::meeting).toList();
    }

    private record Numbered(int one, int other, PairResult meeting) {}

    /** Their names, in the given order. */
    public List<String> entrants() {
        return entrants;
    }

    /** Their meetings, with the earlier entrant first. */
    public List<PairResult> meetings() {
        return meetings;
    }

    /** The number of an entrant, from 0. */
    public int number(String entrant) {
        return numbers.get(entrant);
    }

    /** The meetings with at least one game. */
    public List<Cluster> clusters() {
        return clusters;
    }

    /** The meetings with at least one game, grouped by pairing. */
    public List<List<Cluster>> pairings() {
        List<List<Cluster>> pairings = new ArrayList<>();
        int from = 0;
        for (int to = 1; to <= clusters.size(); to++) {
            if (to == clusters.size() || !clusters.get(from).isOfSame(clusters.get(to))) {
                pairings.add(clusters.subList(from, to));
                from = to;
            }
        }
        return pairings;
    }

    /** The sums over all meetings. */
    public Scores scores() {
        Scores scores = new Scores(entrants.size());
        clusters.forEach(met -> scores.add(met.one(), met.other(), met.games(), met.points()));
        return scores;
    }

    /** The entrants in their order, grouped by chains of games. */
    public List<List<String>> parts() {
        return linked().stream()
                .map(part -> IntStream.of(part).mapToObj(entrants::get).toList())
                .toList();
    }

    /** The numbers of the entrants, grouped by chains of games. */
    public List<int[]> linked() {
        int[] first = IntStream.range(0, entrants.size()).toArray();
        for (Cluster met : clusters) {
            int one = first[met.one()];
            int other = first[met.other()];
            if (one != other) {
                for (int i = 0; i < first.length; i++) {
                    first[i] = first[i] == Math.max(one, other) ? Math.min(one, other) : first[i];
                }
            }
        }
        return IntStream.range(0, first.length)
                .filter(i -> first[i] == i)
                .mapToObj(part -> IntStream.range(0, first.length)
                        .filter(i -> first[i] == part)
                        .toArray())
                .toList();
    }
}
