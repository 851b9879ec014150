package org.botarena.arena.tournament.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * The entrants and the settings that are known in advance. Immutable.
 *
 * @param entrants at least two, in a fixed order, so that no draw depends on their names
 * @param pairs the number of game pairs; each format defines its meaning
 * @param seed the seed of all draws
 * @param stays the stays of entrants that came after the start or left before the end
 */
public record Participants(List<String> entrants, int pairs, long seed, Map<String, Stay> stays) {
    /**
     * The rounds in which an entrant takes part, counted from 0. Immutable.
     *
     * @param from the first round with it
     * @param until the first round without it
     * @param absences absences after which it came back
     * @param points the points for the rounds before the first one, set by the organizer
     */
    public record Stay(int from, int until, List<Absence> absences, double points) {
        /** From the start to the end. */
        public static final Stay ALWAYS = new Stay(0, Integer.MAX_VALUE);

        public Stay {
            absences = List.copyOf(absences);
        }

        /** Without an absence. */
        public Stay(int from, int until) {
            this(from, until, List.of(), 0);
        }

        /** Returns this stay, ended before a round. */
        public Stay endedBefore(int round) {
            return new Stay(from, round, absences, points);
        }

        /** Returns this stay for an entrant that left and comes back in a round. */
        public Stay backIn(int round) {
            List<Absence> all = new ArrayList<>(absences);
            all.add(new Absence(until, round));
            return new Stay(from, Integer.MAX_VALUE, all, points);
        }

        private boolean isOverOrAway(int round) {
            return until <= round || absences.stream().anyMatch(away -> away.from <= round && round < away.until);
        }
    }

    /**
     * Rounds without an entrant that later came back. Immutable.
     *
     * @param from the first round without it
     * @param until the first round with it again
     */
    public record Absence(int from, int until) {}

    public Participants {
        entrants = List.copyOf(entrants);
        stays = Map.copyOf(stays);
    }

    private Stay stay(String entrant) {
        return stays.getOrDefault(entrant, Stay.ALWAYS);
    }

    /** The points of an entrant for the rounds before it came. */
    public double points(String entrant) {
        return stay(entrant).points;
    }

    /** The entrants that take part in a round. */
    public List<String> at(int round) {
        return entrants.stream()
                .filter(entrant -> stay(entrant).from <= round && !hasLeft(entrant, round))
                .toList();
    }

    /** Those who never leave. */
    public List<String> atTheEnd() {
        return at(Integer.MAX_VALUE - 1);
    }

    /** The entrants that have taken part in a round up to this one. */
    public List<String> upTo(int round) {
        return entrants.stream().filter(entrant -> stay(entrant).from <= round).toList();
    }

    /** Whether the entrant has left for good by this round. */
    public boolean hasLeft(String entrant, int round) {
        return stay(entrant).isOverOrAway(round);
    }

    /**
     * The entrants in an order determined by the seed, which serves as the draw where their strengths are unknown. Late
     * entrants come last, so that they change no earlier draw.
     */
    public List<String> drawn() {
        List<String> order = entrants.stream()
                .filter(entrant -> stay(entrant).from == 0)
                .collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(order, new Random(seed));
        entrants.stream()
                .filter(entrant -> stay(entrant).from > 0)
                .sorted(Comparator.comparingInt(entrant -> stay(entrant).from))
                .forEach(order::add);
        return order;
    }
}
