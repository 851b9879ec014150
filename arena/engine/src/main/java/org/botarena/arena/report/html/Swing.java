package org.botarena.arena.report.html;

import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;

/**
 * The largest change in the agents' evaluations during a game: from an agent's value to its next one, or to the
 * other agent's. Immutable.
 *
 * @param after the number of plies, including the one evaluated; 0: nothing changed
 * @param size from 0 to 2
 */
record Swing(int after, double size) {
    private static final int ALL = 1000; // values are in thousandths

    /** The swing of a game. */
    static Swing of(GameRecord game) {
        String first = game.names().get(0);
        double[] last = {Double.NaN, Double.NaN};
        int after = 0;
        double most = 0;
        for (Ply ply : game.plies()) {
            if (ply.player() < 0 || ply.said().isEmpty()) {
                continue;
            }
            int side = game.names().get(ply.player()).equals(first) ? 0 : 1;
            double value = ply.said().get().value() * (side == 0 ? 1 : -1);
            for (double before : last) {
                if (Math.abs(value - before) > most) { // a missing value is never compared
                    most = Math.abs(value - before);
                    after = ply.number() + 1;
                }
            }
            last[side] = value;
        }
        return new Swing(after, Math.rint(most * ALL) / ALL);
    }
}
