package org.botarena.arena.rating.pool;

import java.util.Objects;

/**
 * Two entrants on one opening, in both seatings: what is drawn as a whole when tournaments are drawn anew. Immutable.
 *
 * @param one an entrant
 * @param other another one
 * @param wins games that the first one won
 * @param draws games drawn
 * @param losses games that the other won
 */
public record Meeting(String one, String other, int wins, int draws, int losses) {
    /** Checks the names and numbers. */
    public Meeting {
        Objects.requireNonNull(one);
        if (one.equals(other) || wins < 0 || draws < 0 || losses < 0) {
            throw new IllegalArgumentException(
                    "no meeting: %s - %s, +%d =%d -%d".formatted(one, other, wins, draws, losses));
        }
    }

    int games() {
        return wins + draws + losses;
    }

    double points() {
        return wins + draws / 2.0;
    }
}
