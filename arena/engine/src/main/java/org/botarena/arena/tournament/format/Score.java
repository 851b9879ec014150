package org.botarena.arena.tournament.format;

/**
 * The result of a bout, as far as its games could be played. Immutable.
 *
 * @param bout the meeting
 * @param one the result of the first entrant
 * @param other the result of the second entrant
 */
public record Score(GamePair bout, Side one, Side other) {
    /**
     * One entrant's sums over the games of a bout. Immutable.
     *
     * @param wins games won
     * @param draws games drawn
     * @param difference own scores minus the other's, in the game's unit
     * @param faults its own faults
     * @param ms milliseconds that its moves took
     */
    public record Side(int wins, int draws, double difference, int faults, double ms) {
        /** A side without games. */
        public static final Side NONE = new Side(0, 0, 0, 0, 0);

        /** The sums of both. */
        public Side plus(Side more) {
            return new Side(
                    wins + more.wins,
                    draws + more.draws,
                    difference + more.difference,
                    faults + more.faults,
                    ms + more.ms);
        }

        /** A win counts 1, a draw 0.5. */
        public double points() {
            return wins + draws / 2.0;
        }
    }

    /** The side of one of the two. */
    public Side of(String entrant) {
        return entrant.equals(bout.one()) ? one : other;
    }

    /** The entrant's opponent. */
    public String opponent(String entrant) {
        return entrant.equals(bout.one()) ? bout.other() : bout.one();
    }
}
