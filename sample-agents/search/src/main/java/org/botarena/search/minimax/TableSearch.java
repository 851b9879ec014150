package org.botarena.search.minimax;

import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Budget;
import org.botarena.search.Decision;
import org.botarena.search.Meter;
import org.botarena.search.SearchStatistics;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.minimax.TranspositionTable.Bound;

/**
 * Alpha-beta for tournaments: iterative deepening over negamax with a transposition table, move ordering, and null
 * windows. It plays every game, and its decisions are those of minimax at the depth reached. One thread at a time.
 *
 * <p>How it searches deeply:
 * <ul>
 * <li>The table keeps values and best moves from depth to depth and from move to move ({@link TranspositionTable}).
 * <li>Order: the table's move first, then by an evaluation of each child near the root, or by the number of cut-offs
 * elsewhere near the leaves ({@link MoveOrder}).
 * <li>All moves except the first are first searched with a null window (principal variation search, Marsland 1986).
 * <li>A forced move costs no depth.
 * <li>A value that depends on no unfinished leaf is proven: it is stored as {@link TranspositionTable#COMPLETE} and
 * never searched again. A proven root ends the search.
 * </ul>
 *
 * <p>Values are those of the side to move; the sign flips if the other side is to move in the child. Chance nodes
 * average their children, with the full window. Each ply reduces the value of a decided game by {@code step}, so that
 * the search prefers the shortest win and the longest resistance.
 */
public final class TableSearch<P extends Position<P>> {
    /** The value of a ply by which a win or a loss takes longer. */
    public static final double STEP = 1.0 / 1024;

    private static final double DECIDED = Evaluation.WIN - 1;
    private static final double INFINITE = Double.POSITIVE_INFINITY;

    /**
     * A node of less depth is searched faster than looked up: 2 takes 1.36 times as long to depth 15 of draughts, 1.07
     * of Reversi.
     */
    private static final int TABLE_DEPTH = 3;

    private final Rules<P> rules;
    private final Estimation<P> estimation;
    private final MoveOrder<P> order;
    private final TranspositionTable<P> table;
    private final double step;

    private int player;
    private final int[] sides;
    private Meter meter = Meter.unlimited();
    private int reached;
    private boolean isSolved;

    /**
     * Makes a search for a game.
     *
     * @param estimation the values of leaves, unfinished ones in -98..98
     * @param order the evaluation that orders children
     * @param table the transposition table
     * @param step the amount that a ply takes from the value of a decided game, or 0
     */
    public TableSearch(
            Rules<P> rules, Estimation<P> estimation, Evaluation<P> order, TranspositionTable<P> table, double step) {
        this.rules = rules;
        this.estimation = estimation;
        this.order = new MoveOrder<>(rules, order);
        this.table = table;
        this.step = step;
        this.sides = new int[rules.players()];
    }

    /**
     * Finds the best move.
     *
     * @param most the greatest depth to try
     * @param budget a unit is a node
     */
    public Decision decide(P position, int most, Budget budget) {
        player = position.turn();
        for (int seat = 0; seat < sides.length; seat++) {
            sides[seat] = rules.team(seat) == rules.team(player) ? 1 : -1;
        }
        meter = new Meter(budget);
        table.grow();
        order.age();
        return new Root(position).deepen(most);
    }

    /** The depth of the last decision: that of the last completed search. */
    public int reached() {
        return reached;
    }

    /** Whether the last decision's value is proven. */
    public boolean isSolved() {
        return isSolved;
    }

    /** The number of nodes of the last decision. */
    public long nodes() {
        return meter.calls();
    }

    /** The statistics of the last decision; the principal variation is as long as the table knows it. */
    public SearchStatistics statistics(P position, Decision decision) {
        SearchStatistics statistics = new SearchStatistics()
                .fact("value", SearchStatistics.decimal(decision.value(), 2) + (isSolved ? " (proven)" : ""))
                .fact("depth", reached);
        return meter.addTo(statistics).principalVariation(position, principalVariation(position, decision.move()));
    }

    private List<Long> principalVariation(P position, long first) {
        List<Long> line = new ArrayList<>(List.of(first));
        P at = position.play(first);
        for (int slot = table.find(at); slot != TranspositionTable.NOWHERE && line.size() < reached; ) {
            line.add(at.moves()[table.move(slot)]);
            at = at.play(line.get(line.size() - 1));
            slot = table.find(at);
        }
        return line;
    }

    // ---- The root --------------------------------------------------------------------------------------------------

    /** The position to decide in, and the results of its moves. */
    private final class Root {
        private final P position;
        private final long[] list;
        private Decision best;

        Root(P position) {
            this.position = position;
            list = position.moves();
            best = new Decision(list[0], 0);
            int slot = table.find(position);
            if (slot != TranspositionTable.NOWHERE && table.move(slot) < list.length) {
                toFront(list[table.move(slot)]);
                best = new Decision(list[0], table.value(slot));
            }
        }

        Decision deepen(int most) {
            reached = 0;
            isSolved = false;
            try {
                for (int depth = 1; depth <= most && !isSolved; depth++) {
                    long horizons = meter.horizons();
                    search(depth);
                    reached = depth;
                    isSolved = meter.horizons() == horizons || Math.abs(best.value()) >= DECIDED;
                }
            } catch (Meter.Spent e) {
                // The best move so far is kept: from the last depth, or a better one that this depth has found.
            }
            return best;
        }

        private void search(int depth) {
            Decision found = new Decision(list[0], -INFINITE);
            for (int i = 0; i < list.length; i++) {
                P child = position.play(list[i]);
                int turn = child.turn();
                double value = -INFINITE;
                if (i > 0) {
                    value = after(child, turn, 1, depth - 1, found.value(), Math.nextUp(found.value()), 1);
                }
                if (i == 0 || value > found.value()) {
                    value = after(child, turn, 1, depth - 1, found.value(), INFINITE, 1);
                }
                if (value > found.value()) {
                    found = new Decision(list[i], value);
                    best = found;
                    toFront(list[i]);
                }
            }
        }

        private void toFront(long move) {
            int at = 0;
            while (list[at] != move) {
                at++;
            }
            System.arraycopy(list, 0, list, 1, at);
            list[0] = move;
        }
    }

    // ---- The tree --------------------------------------------------------------------------------------------------

    /** The value of a child to the side that moved into it. */
    private double after(P child, int turn, int mover, int depth, double alpha, double beta, int ply) {
        int side = turn < 0 ? -mover : sides[turn];
        return side == mover
                ? search(child, turn, side, depth, alpha, beta, ply)
                : -search(child, turn, side, depth, -beta, -alpha, ply);
    }

    private double search(P position, int turn, int side, int depth, double alpha, double beta, int ply) {
        meter.call();
        if (turn == Position.OVER) {
            meter.leaf();
            return side * nearer(estimation.ended().of(position, player), ply);
        }
        if (turn == Position.CHANCE) {
            return average(position, side, depth, ply);
        }
        if (depth <= 0 || ply >= MoveOrder.MOST_PLIES - 1) {
            meter.horizon();
            return side * estimation.unfinished().of(position, player);
        }
        int first = TranspositionTable.NOWHERE;
        if (depth >= TABLE_DEPTH) {
            int slot = table.find(position);
            if (slot != TranspositionTable.NOWHERE) {
                double value = nearer(table.value(slot), ply);
                if (table.depth(slot) >= depth && decides(table.bound(slot), value, alpha, beta)) {
                    if (table.depth(slot) < TranspositionTable.COMPLETE) {
                        meter.unproven();
                    }
                    return value;
                }
                first = table.move(slot);
            }
        }
        return explore(position, side, depth, alpha, beta, ply, first);
    }

    private static boolean decides(Bound bound, double value, double alpha, double beta) {
        return switch (bound) {
            case EXACT -> true;
            case LOWER -> value >= beta;
            case UPPER -> value <= alpha;
        };
    }

    private double explore(P position, int side, int depth, double from, double beta, int ply, int first) {
        int count = order.list(position, ply);
        int left = count == 1 ? depth : depth - 1;
        if (count > 1) {
            order.rank(position, ply, count, side, player, depth, first);
        }
        long horizons = meter.horizons();
        double alpha = from;
        double highest = -INFINITE;
        int best = 0;
        for (int i = 0; i < count && highest < beta; i++) {
            int at = count > 1 ? order.take(ply, count) : 0;
            P child = count > 1 ? order.child(position, ply, at) : order.onlyChild(position, ply);
            int turn = child.turn();
            double value = 0;
            boolean isScout = i > 0 && left > 0;
            if (isScout) {
                value = after(child, turn, side, left, alpha, Math.nextUp(alpha), ply + 1);
            }
            if (!isScout || (value > alpha && value < beta)) {
                value = after(child, turn, side, left, alpha, beta, ply + 1);
            }
            if (value > highest) {
                highest = value;
                best = at;
                alpha = Math.max(alpha, value);
            }
        }
        if (highest >= beta) {
            order.hasCut(side, ply, best, depth);
            meter.cut();
        }
        if (depth >= TABLE_DEPTH) {
            Bound bound = highest >= beta ? Bound.LOWER : highest > from ? Bound.EXACT : Bound.UPPER;
            int proven = meter.horizons() == horizons ? TranspositionTable.COMPLETE : depth;
            table.store(position, proven, farther(highest, ply), bound, best);
        }
        return highest;
    }

    /** The expected value of the chance outcomes, to a side. */
    private double average(P position, int side, int depth, int ply) {
        double sum = 0;
        for (long outcome : position.moves()) {
            P child = position.play(outcome);
            int turn = child.turn();
            sum += position.probability(outcome) * after(child, turn, side, depth - 1, -INFINITE, INFINITE, ply + 1);
        }
        return sum;
    }

    // ---- The distance of decided games -----------------------------------------------------------------------------

    /**
     * Converts a value from the view of a node at the end of the game, or in the table, to that of the root, a number
     * of plies before.
     */
    private double nearer(double value, int ply) {
        return Math.abs(value) < DECIDED ? value : value - Math.signum(value) * step * ply;
    }

    private double farther(double value, int ply) {
        return Math.abs(value) < DECIDED ? value : value + Math.signum(value) * step * ply;
    }
}
