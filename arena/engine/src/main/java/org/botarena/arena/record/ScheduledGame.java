package org.botarena.arena.record;

import java.util.List;
import java.util.regex.Pattern;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.roster.Entrant;

/**
 * A game to be played: its seating and its fixture. Immutable.
 *
 * @param id depends only on the entrants, the pair's index and the seating: the index, a hyphen, then [a-z0-9.-],
 *     because files are named after it
 * @param fixture the common data of the pair
 * @param seats the entrant of each seat
 * @param seeds the agents' own seeds, by seat
 * @param recorded the plies to begin with, including the opening's, if the machine disturbed it before: dice are not
 *     rolled again. Empty for a game that begins at its start.
 * @param isLast whether this is the last attempt, after disturbed ones
 */
public record ScheduledGame(
        String id, Fixture fixture, List<Entrant> seats, List<Long> seeds, List<Ply> recorded, boolean isLast) {
    private static final Pattern ID = Pattern.compile("[0-9]{1,9}-[a-z0-9][a-z0-9.-]{0,89}");

    /** A game that has not begun. */
    public ScheduledGame(String id, Fixture fixture, List<Entrant> seats, List<Long> seeds) {
        this(id, fixture, seats, seeds, List.of(), false);
    }

    /**
     * Checks the id.
     *
     * @throws IllegalArgumentException if the id is invalid
     */
    public ScheduledGame {
        requireId(id);
        seats = List.copyOf(seats);
        seeds = List.copyOf(seeds);
        recorded = List.copyOf(recorded);
    }

    /**
     * Rejects invalid ids of games.
     *
     * @throws IllegalArgumentException if it is invalid
     */
    public static void requireId(String id) {
        RecordChecks.require(id != null && ID.matcher(id).matches(), "the id of the game is invalid");
    }

    /**
     * The game, resumed where the attempts so far were disturbed.
     *
     * @param isLast whether this is the last attempt
     */
    public ScheduledGame resuming(GameRecord soFar, boolean isLast) {
        return new ScheduledGame(id, fixture, seats, seeds, soFar.longest(), isLast);
    }

    /** The common part of the ids of a pair's two games: the id without the seating. */
    public String meeting() {
        return id.replaceFirst("-[ab]-", "-");
    }
}
