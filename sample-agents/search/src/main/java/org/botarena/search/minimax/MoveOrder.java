package org.botarena.search.minimax;

import java.util.Arrays;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluation.Evaluation;

/**
 * The moves of the nodes on the path from the root to the current node, and the order in which they are tried: the
 * table's move first, then by the evaluation of the children near the root, or by history near the leaves. One thread
 * at a time.
 *
 * <p>History: the number of cut-offs that a side's move has caused anywhere, with deep ones counting more (Schaeffer
 * 1983).
 */
final class MoveOrder<P extends Position<P>> {
    static final int MOST_PLIES = 1000;

    /** Nodes of less depth are searched faster than their children are evaluated. */
    private static final int EVALUATED_DEPTH = 3;

    private static final int HISTORY = 1 << 12;

    /** So small that history only decides between children of equal value. */
    private static final double HISTORY_WEIGHT = 1e-9;

    private static final double TAKEN = Double.NEGATIVE_INFINITY;

    private final Evaluation<P> evaluation;
    private final int mostMoves;
    private final long[][] moves = new long[MOST_PLIES][];
    private final double[][] ranks = new double[MOST_PLIES][];
    private final Object[][] children = new Object[MOST_PLIES][];
    private final int[][] history = new int[2][HISTORY];

    MoveOrder(Rules<P> rules, Evaluation<P> evaluation) {
        this.evaluation = evaluation;
        this.mostMoves = rules.maxMoves();
    }

    /** Begins a new decision, which reduces the weight of earlier history. */
    void age() {
        for (int[] cuts : history) {
            Arrays.setAll(cuts, i -> cuts[i] / 8);
        }
    }

    /** Lists the moves of a node and returns their number. */
    int list(P position, int ply) {
        if (moves[ply] == null) {
            moves[ply] = new long[mostMoves];
            ranks[ply] = new double[mostMoves];
            children[ply] = new Object[mostMoves];
        }
        return position.moves(moves[ply]);
    }

    /**
     * Ranks the moves that were just listed.
     *
     * @param side that is to move: 1 the searcher's, -1 the other
     * @param player who searches
     * @param first the index of the table's move, or negative
     */
    void rank(P position, int ply, int count, int side, int player, int depth, int first) {
        long[] list = moves[ply];
        double[] rank = ranks[ply];
        int[] cuts = cuts(side);
        boolean isEvaluated = depth >= EVALUATED_DEPTH;
        for (int i = 0; i < count; i++) {
            P child = isEvaluated ? position.play(list[i]) : null;
            children[ply][i] = child;
            rank[i] = HISTORY_WEIGHT * cuts[code(list[i])] + (isEvaluated ? side * evaluation.of(child, player) : 0);
        }
        if (first >= 0) {
            rank[first] = Double.POSITIVE_INFINITY;
        }
    }

    /** The index of the best move not yet taken. */
    int take(int ply, int count) {
        double[] rank = ranks[ply];
        int best = 0;
        for (int i = 1; i < count; i++) {
            if (rank[i] > rank[best]) {
                best = i;
            }
        }
        rank[best] = TAKEN;
        return best;
    }

    /** The position after a ranked move. */
    @SuppressWarnings("unchecked") // Only rank stores elements.
    P child(P position, int ply, int at) {
        P known = (P) children[ply][at];
        return known == null ? position.play(moves[ply][at]) : known;
    }

    /** The position after the only move. */
    P onlyChild(P position, int ply) {
        return position.play(moves[ply][0]);
    }

    /** Records that a move refuted the move leading to its node. */
    void hasCut(int side, int ply, int at, int depth) {
        cuts(side)[code(moves[ply][at])] += depth * depth;
    }

    private int[] cuts(int side) {
        return history[(side + 1) / 2];
    }

    private static int code(long move) {
        return (int) (move ^ (move >>> 12) ^ (move >>> 24)) & (HISTORY - 1);
    }
}
