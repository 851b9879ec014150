package org.botarena.samples.greedy;

import java.util.Random;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Position;
import org.botarena.game.reversi.Reversi;
import org.pf4j.Extension;

/**
 * Plays Reversi for discs: it takes the move that leaves it with the most. Among equals a corner is better than an
 * edge, and an edge better than the middle, because such discs are harder to flip. Remaining ties are broken at random.
 */
@Extension
public class Greedy extends Agent<Reversi> {
    private final Random random = new Random(game.seed());

    public Greedy(Game<Reversi> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        Reversi position = game.position();
        long best = Position.NONE;
        double most = Double.NEGATIVE_INFINITY;
        for (long move : position.moves()) {
            double worth = position.play(move).discs(player) + 0.25 * rims(position, move) + 0.1 * random.nextDouble();
            if (worth > most) {
                most = worth;
                best = move;
            }
        }
        return best;
    }

    /** The number of edges that the square of a move touches: 2 in a corner, 1 on an edge, 0 elsewhere. */
    private static int rims(Reversi position, long move) {
        int last = position.size() - 1;
        int row = Reversi.row(move);
        int column = Reversi.column(move);
        return (row == 0 || row == last ? 1 : 0) + (column == 0 || column == last ? 1 : 0);
    }
}
