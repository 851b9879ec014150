package org.botarena.arena.tournament.format;

/**
 * How a bout ended, as far as its games could be played. Immutable.
 *
 * @param bout who met
 * @param one what the first made of it
 * @param other what the second made of it
 */
public record Score(GamePair bout, Side one, Side other) {
    /**
     * One entrant's sums over the games of a bout. Immutable.
     *
     * @param wins games won
     * @param draws games drawn
     * @param difference own scores minus the other's, in the game's unit
     * @param faults of its own
     * @param ms milliseconds that its moves took
     */
    public record Side(int wins, int draws, double difference, int faults, double ms) {
        /** Of no game. */
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

    /** Who met the entrant. */
    public String opponent(String entrant) {
        return entrant.equals(bout.one()) ? bout.other() : bout.one();
    }
}
