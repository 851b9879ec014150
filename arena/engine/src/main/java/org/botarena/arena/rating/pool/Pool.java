package org.botarena.arena.rating.pool;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Entrants and how they met each other. Immutable. */
public final class Pool {
    private final List<String> entrants;
    private final Map<String, Integer> numbers;
    private final List<Meeting> meetings;
    private final int[] ones;
    private final int[] others;

    private Pool(List<String> entrants, Map<String, Integer> numbers, List<Meeting> meetings) {
        this.entrants = entrants;
        this.numbers = numbers;
        this.meetings = meetings;
        ones = meetings.stream().mapToInt(meeting -> number(meeting.one())).toArray();
        others = meetings.stream().mapToInt(meeting -> number(meeting.other())).toArray();
    }

    /**
     * A pool.
     *
     * @param entrants all of them, at least one, also those who met nobody
     * @throws IllegalArgumentException if one is there twice, or if somebody who met is not among them
     */
    public static Pool of(Collection<String> entrants, Collection<Meeting> meetings) {
        Map<String, Integer> numbers = new HashMap<>();
        entrants.forEach(entrant -> numbers.put(entrant, numbers.size()));
        if (numbers.isEmpty() || numbers.size() < entrants.size()) {
            throw new IllegalArgumentException("no pool of entrants: " + entrants);
        }
        for (Meeting meeting : meetings) {
            if (!numbers.containsKey(meeting.one()) || !numbers.containsKey(meeting.other())) {
                throw new IllegalArgumentException("%s in a pool of %s".formatted(meeting, entrants));
            }
        }
        return new Pool(List.copyOf(entrants), numbers, List.copyOf(meetings));
    }

    /** Their names, in the order they were given in. */
    public List<String> entrants() {
        return entrants;
    }

    /** How they met. */
    public List<Meeting> meetings() {
        return meetings;
    }

    /** The number of an entrant, from 0. */
    int number(String entrant) {
        return numbers.get(entrant);
    }

    /** The sums over all meetings. */
    Scores scores() {
        Scores scores = new Scores(entrants.size());
        for (int i = 0; i < ones.length; i++) {
            count(i, scores);
        }
        return scores;
    }

    /** The sums over as many meetings, drawn from these with replacement. */
    Scores drawn(RandomGenerator random) {
        Scores scores = new Scores(entrants.size());
        for (int i = 0; i < ones.length; i++) {
            count(random.nextInt(ones.length), scores);
        }
        return scores;
    }

    private void count(int index, Scores scores) {
        Meeting meeting = meetings.get(index);
        scores.add(ones[index], others[index], meeting.games(), meeting.points());
    }

    /** The entrants in their order, those together who are linked by chains of games. */
    List<List<String>> parts() {
        int[] first = IntStream.range(0, entrants.size()).toArray();
        for (Meeting meeting : meetings) {
            int one = first[number(meeting.one())];
            int other = first[number(meeting.other())];
            if (meeting.games() > 0 && one != other) {
                for (int i = 0; i < first.length; i++) {
                    first[i] = first[i] == Math.max(one, other) ? Math.min(one, other) : first[i];
                }
            }
        }
        return IntStream.range(0, first.length)
                .filter(i -> first[i] == i)
                .mapToObj(part -> IntStream.range(0, first.length)
                        .filter(i -> first[i] == part)
                        .mapToObj(entrants::get)
                        .toList())
                .toList();
    }

    /** The fewest meetings that an entrant had. */
    int fewestMeetings() {
        int[] had = new int[entrants.size()];
        IntStream.of(ones).forEach(one -> had[one]++);
        IntStream.of(others).forEach(other -> had[other]++);
        return IntStream.of(had).min().orElseThrow();
    }
}
