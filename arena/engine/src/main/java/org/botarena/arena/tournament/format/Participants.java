package org.botarena.arena.tournament.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Who takes part and what was settled beforehand. Immutable.
 *
 * @param entrants at least two, in the order in which they stand: no draw depends on what they are called
 * @param pairs of games: what that means each format says
 * @param seed of what is drawn
 * @param stays of those who came after the start, or left before the end
 */
public record Participants(List<String> entrants, int pairs, long seed, Map<String, Stay> stays) {
    /**
     * The rounds in which somebody takes part, the first round being 0. Immutable.
     *
     * @param from the first one
     * @param until the first one that is played without
     * @param absences in between, after each of which somebody came back
     * @param points for the rounds before the first one, which the organizer has set
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

        /** The same, ended before a round. */
        public Stay endedBefore(int round) {
            return new Stay(from, round, absences, points);
        }

        /** The same of somebody who left, and comes back in a round. */
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
     * Rounds that were played without somebody who came back. Immutable.
     *
     * @param from the first one
     * @param until the first one that was played with them again
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

    /** Those who take part in a round. */
    public List<String> at(int round) {
        return entrants.stream()
                .filter(entrant -> stay(entrant).from <= round && !hasLeft(entrant, round))
                .toList();
    }

    /** Those who never leave. */
    public List<String> atTheEnd() {
        return at(Integer.MAX_VALUE - 1);
    }

    /** Those who have taken part in a round up to this one. */
    public List<String> upTo(int round) {
        return entrants.stream().filter(entrant -> stay(entrant).from <= round).toList();
    }

    /** Whether somebody takes part no more in this round. */
    public boolean hasLeft(String entrant, int round) {
        return stay(entrant).isOverOrAway(round);
    }

    /**
     * The entrants in an order that the seed gives: where nothing is known of their strength, it is the draw. Those who
     * came later stand behind, so that they change nothing that was drawn before.
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
