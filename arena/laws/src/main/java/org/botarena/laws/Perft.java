package org.botarena.laws;

import java.util.Locale;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * The number of sequences of moves from a position: the usual check of a move generator against published tables. At
 * {@link Position#CHANCE} every outcome counts as a move. Immutable.
 *
 * @param depth the plies looked ahead, from 0
 * @param nodes the sequences of exactly that length
 * @param nodesWithFinished these, plus one for every game that ended earlier
 */
public record Perft(int depth, long nodes, long nodesWithFinished) {
    /**
     * Counts the sequences. The last ply is counted without being played.
     *
     * @throws IllegalArgumentException if the depth is negative
     */
    public static <P extends Position<P>> Perft count(Rules<P> rules, P from, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "perft: the depth is %d: it counts plies, from 0", depth));
        }
        if (depth == 0) {
            return new Perft(0, 1, 1);
        }
        Walk<P> walk = new Walk<>(new long[depth + 1][rules.maxMoves()]);
        walk.down(from, depth);
        return new Perft(depth, walk.nodes, walk.nodes + walk.finished);
    }

    /** Counts from the standard start. */
    public static <P extends Position<P>> Perft count(Rules<P> rules, int depth) {
        return count(rules, rules.start(), depth);
    }

    private static final class Walk<P extends Position<P>> {
        private final long[][] movesAt;
        private long nodes;
        private long finished;

        Walk(long[][] movesAt) {
            this.movesAt = movesAt;
        }

        void down(P position, int depth) {
            long[] moves = movesAt[depth];
            int count = position.moves(moves);
            if (count == 0) {
                finished++;
            } else if (depth == 1) {
                nodes += count;
            } else {
                for (int i = 0; i < count; i++) {
                    down(position.play(moves[i]), depth - 1);
                }
            }
        }
    }
}
