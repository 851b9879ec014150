package org.botarena.search.montecarlo;

import org.botarena.search.Scoring;

/** The value of some random games, by the numbers won, lost and drawn; each constant gives its value without games. */
public enum Utility {
    /** (w + d/2)/(w + l + d), in 0..1: the best win ratio, as in the course on Reversi; 0.5 without games. */
    RATIO {
        @Override
        public double of(long wins, long losses, long draws) {
            long games = wins + losses + draws;
            return games == 0 ? 0.5 : (wins + 0.5 * draws) / games;
        }
    },
    /**
     * w/(w + l + d), in 0..1: the share of victories, in which a draw does not count, as in the course on Reversi; 0
     * without games.
     */
    WINS {
        @Override
        public double of(long wins, long losses, long draws) {
            return (double) wins / Math.max(1, wins + losses + draws);
        }
    },
    /** {@link Scoring#scoring}, in -1..1, as in the course on Matches; 0 without games. */
    SCORING {
        @Override
        public double of(long wins, long losses, long draws) {
            return Scoring.scoring(wins, losses, draws);
        }
    };

    /** The value of these games; higher is better. */
    public abstract double of(long wins, long losses, long draws);
}
