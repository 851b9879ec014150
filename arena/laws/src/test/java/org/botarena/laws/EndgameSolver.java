package org.botarena.laws;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.botarena.game.reversi.Reversi;

/**
 * Exact scores of Reversi positions near the end, where empty squares count for the winner, as in the FFO suite.
 * Alpha-beta that tries the move with the fewest replies first, and stores bounds of positions.
 */
final class EndgameSolver {
    private static final int WORST = -64;
    private static final int BEST = 64;

    /** With fewer empty squares than this, searching is faster than a table lookup. */
    private static final int SHALLOW = 5;

    private final Map<Reversi, int[]> bounds = new HashMap<>();
    private final long[] buffer = new long[64];

    /** The score of the side to move with perfect play. */
    int solve(Reversi position) {
        return solve(position, WORST, BEST);
    }

    private int solve(Reversi position, int from, int to) {
        Reversi[] next = successors(position);
        if (next.length == 0) {
            return finalScore(position);
        }
        int[] known = empties(position) < SHALLOW ? new int[] {WORST, BEST} : boundsOf(position);
        int alpha = Math.max(from, known[0]);
        int beta = Math.min(to, known[1]);
        int start = alpha;
        int best = WORST;
        for (int i = 0; i < next.length && Math.max(best, alpha) < beta; i++) {
            best = Math.max(best, -solve(next[i], -beta, -Math.max(best, alpha)));
        }
        if (alpha >= beta) {
            return alpha == known[0] ? alpha : beta;
        }
        if (best > start) {
            known[0] = Math.max(known[0], best);
        }
        if (best < beta) {
            known[1] = Math.min(known[1], best);
        }
        return best;
    }

    private int[] boundsOf(Reversi position) {
        return bounds.computeIfAbsent(position, unknown -> new int[] {WORST, BEST});
    }

    private Reversi[] successors(Reversi position) {
        int count = position.moves(buffer);
        long[] order = new long[count];
        Reversi[] next = new Reversi[count];
        for (int i = 0; i < count; i++) {
            next[i] = position.play(buffer[i]);
        }
        for (int i = 0; i < count && count > 1; i++) {
            order[i] = 64L * next[i].moves(buffer) + i;
        }
        Arrays.sort(order);
        return Arrays.stream(order).mapToObj(key -> next[(int) (key % 64)]).toArray(Reversi[]::new);
    }

    private static int empties(Reversi position) {
        return 64 - position.discs(0) - position.discs(1);
    }

    private static int finalScore(Reversi position) {
        int difference = (int) position.score(position.side());
        return difference + Integer.signum(difference) * empties(position);
    }
}
