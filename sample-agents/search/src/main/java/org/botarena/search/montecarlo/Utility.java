package org.botarena.search.montecarlo;

import org.botarena.search.Scoring;

/** What some random games are worth, by how many were won, lost and drawn; for no game see each. */
public enum Utility {
    /** (w + d/2)/(w + l + d), in 0..1: the best win ratio, as the course on Reversi plays it; 0.5 for no game. */
    RATIO {
        @Override
        public double of(long wins, long losses, long draws) {
            long games = wins + losses + draws;
            return games == 0 ? 0.5 : (wins + 0.5 * draws) / games;
        }
    },
    /** w/(w + l + d), in 0..1: the share of victories, in which a draw is none, as the course on Reversi counts; 0 for no game. */
    WINS {
        @Override
        public double of(long wins, long losses, long draws) {
            return (double) wins / Math.max(1, wins + losses + draws);
        }
    },
    /** {@link Scoring#scoring}, in -1..1, as the course on Matches plays it; 0 for no game. */
    SCORING {
        @Override
        public double of(long wins, long losses, long draws) {
            return Scoring.scoring(wins, losses, draws);
        }
    };

    /** The worth of that many games; higher is better. */
    public abstract double of(long wins, long losses, long draws);
}
