package org.botarena.arena.record;

import java.util.List;
import java.util.regex.Pattern;
import org.botarena.arena.roster.Entrant;

/**
 * One game that is to be played: who sits where, on which fixture. Immutable.
 *
 * @param id depends on the entrants, the pair's index and the seating alone: the
 *     index, a hyphen, then [a-z0-9.-], since files are called by it
 * @param fixture what the pair has in common
 * @param seats the entrant of each seat
 * @param seeds the agents' own seeds, by seat
 * @param recorded the plies with which it begins if the machine disturbed it before, the opening's included, so that nothing is
 *     rolled again; none: it begins at its start
 * @param isLast whether no further attempt follows, after disturbed ones
 */
public record ScheduledGame(
        String id, Fixture fixture, List<Entrant> seats, List<Long> seeds, List<Ply> recorded, boolean isLast) {
    private static final Pattern ID = Pattern.compile("[0-9]{1,9}-[a-z0-9][a-z0-9.-]{0,89}");

    /** A game that was not begun yet. */
    public ScheduledGame(String id, Fixture fixture, List<Entrant> seats, List<Long> seeds) {
        this(id, fixture, seats, seeds, List.of(), false);
    }

    /**
     * Checks the id.
     *
     * @throws IllegalArgumentException if the id is none
     */
    public ScheduledGame {
        requireId(id);
        seats = List.copyOf(seats);
        seeds = List.copyOf(seeds);
        recorded = List.copyOf(recorded);
    }

    /**
     * Refuses what no game is called.
     *
     * @throws IllegalArgumentException if it is no id
     */
    public static void requireId(String id) {
        if (id == null || !ID.matcher(id).matches()) {
            throw new IllegalArgumentException("what should be the id of a game is none");
        }
    }

    /**
     * The same game, resumed where the attempts so far were disturbed.
     *
     * @param isLast whether no further attempt follows
     */
    public ScheduledGame resuming(GameRecord soFar, boolean isLast) {
        return new ScheduledGame(id, fixture, seats, seeds, soFar.longest(), isLast);
    }

    /** What the two games of a pair have in common: the id without the seating. */
    public String meeting() {
        return id.replaceFirst("-[ab]-", "-");
    }
}
