package org.botarena.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.match.Pairing;

/**
 * Everybody against everybody: the circle (Berger) method, cycle after cycle. In a cycle every two entrants play one
 * pair, the same fixture in both seatings; stopping after any cycle is fair, and more pairs never change the beginning.
 * One thread at a time.
 */
public final class RoundRobin implements Pairings {
    private final Setup setup;
    private final Fixtures fixtures;
    private final List<Meeting> cycle;
    private long given;

    /** Two entrants, by their places in the setup. */
    private record Meeting(int one, int other) {}

    /** The schedule of a setup. */
    public RoundRobin(Setup setup, Fixtures fixtures) {
        this.setup = setup;
        this.fixtures = fixtures;
        this.cycle = circle(setup.entrants().size());
    }

    /** The number of games of a round robin: two for every pair of every two entrants. */
    public static long games(int entrants, int pairs) {
        return (long) entrants * (entrants - 1) * pairs;
    }

    @Override
    public long games() {
        return games(setup.entrants().size(), setup.pairs());
    }

    @Override
    public Optional<Pairing> next() {
        if (given == games()) {
            return Optional.empty();
        }
        int pair = (int) (given / (2L * cycle.size()));
        int inCycle = (int) (given % (2L * cycle.size()));
        Meeting meeting = cycle.get(inCycle / 2);
        Seating seating = inCycle % 2 == 0 ? Seating.A : Seating.B;
        given++;
        return Optional.of(seating.game(
                setup.terms().rules(),
                setup.seed(),
                fixtures.pair(pair),
                setup.entrants().get(meeting.one()),
                setup.entrants().get(meeting.other())));
    }

    /** One stays, the others go round; with an odd number, who meets the empty chair has a rest. */
    private static List<Meeting> circle(int entrants) {
        int others = entrants - 1 + entrants % 2;
        List<Meeting> meetings = new ArrayList<>();
        for (int round = 0; round < others; round++) {
            if (others < entrants) {
                meetings.add(new Meeting(round, others));
            }
            for (int i = 1; i <= others / 2; i++) {
                meetings.add(new Meeting((round + i) % others, (round - i + others) % others));
            }
        }
        return meetings;
    }
}
