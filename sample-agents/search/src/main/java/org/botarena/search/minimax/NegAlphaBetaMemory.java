package org.botarena.search.minimax;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Decision;
import org.botarena.search.Meter;
import org.botarena.search.Search;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Viewpoint;
import org.botarena.search.minimax.Memory.Entry;

/**
 * NegAlphaBeta_Memory of the Bordeaux course: NegAlphaBeta that stores {pf, exact, score, best action} for every state
 * that it leaves, and looks there first.
 *
 * <pre>
 * known and exact            the stored answer
 * known, pf &lt;= stored pf     the stored answer
 * known otherwise            alpha = max(alpha, stored score); beta if alpha >= beta; else continue as if it were unknown
 * a leaf                     exact iff the game is over
 * a cut-off                  beta is stored, not exact
 * else                       the node's own best score (not alpha), exact iff the child that gave it is
 * </pre>
 *
 * The heuristic version tries the stored best action first; its decision may be a different move with the same value.
 * By design neither version always equals minimax: a stored score counts as a lower bound even if it was an estimate
 * from fewer plies. Use {@link TableSearch} in tournaments.
 *
 * <p>With {@code Simulation} as the value of unfinished leaves it is NegAlphaBeta_Memory_MC; with an evaluation that
 * knows the game, Ultimate.
 *
 * <p>Source: fiche jalon 03, Corsini, Bordeaux 2022, sections 3.1, 3.2 and 5.4.
 */
public final class NegAlphaBetaMemory<P extends Position<P>> implements Search<P> {
    private final Rules<P> rules;
    private final Estimation<P> estimation;
    private final Memory<P> memory;
    private final boolean isHeuristic;

    private record Scored(double score, boolean isExact) {}

    private NegAlphaBetaMemory(Rules<P> rules, Estimation<P> estimation, Memory<P> memory, boolean isHeuristic) {
        this.rules = rules;
        this.estimation = estimation;
        this.memory = memory;
        this.isHeuristic = isHeuristic;
    }

    /** The standard version: actions in the game's order. */
    public static <P extends Position<P>> NegAlphaBetaMemory<P> standard(
            Rules<P> rules, Estimation<P> estimation, Memory<P> memory) {
        return new NegAlphaBetaMemory<>(rules, estimation, memory, false);
    }

    /** The heuristic version: the stored best action first. */
    public static <P extends Position<P>> NegAlphaBetaMemory<P> heuristic(
            Rules<P> rules, Estimation<P> estimation, Memory<P> memory) {
        return new NegAlphaBetaMemory<>(rules, estimation, memory, true);
    }

    @Override
    public Decision decide(P position, int depth, Meter meter) {
        Viewpoint<P> view = Viewpoint.of(rules, estimation, position, meter);
        Entry known = memory.get(position);
        if (known != null && answers(known, depth) && isLegal(known.best(), position)) {
            countUnproven(known.isExact(), meter);
            return new Decision(known.best(), known.score());
        }
        if (depth <= 0) {
            return new Decision(position.moves()[0], view.leaf(position, position.turn()));
        }
        double alpha = known == null ? -NegAlphaBeta.EDGE : known.score();
        Decision best = new Decision(Position.NONE, Double.NEGATIVE_INFINITY);
        boolean isExact = false;
        for (long move : actions(position, known)) {
            Scored child = after(position.play(move), 1, depth, alpha, NegAlphaBeta.EDGE, view);
            if (child.score > best.value()) {
                best = new Decision(move, child.score);
                isExact = child.isExact;
            }
        }
        memory.put(position, new Entry(depth, isExact, best.value(), best.move()));
        return best;
    }

    /** The moves stored in the memory; a search would change it. */
    @Override
    public List<Long> principalVariation(P position, int depth, Meter meter) {
        List<Long> line = new ArrayList<>();
        P at = position;
        for (Entry known = memory.get(at);
                line.size() < depth && known != null && isLegal(known.best(), at);
                known = memory.get(at)) {
            line.add(known.best());
            at = at.play(known.best());
        }
        return line;
    }

    private Scored cut(P position, int turn, int side, int depth, double from, double beta, Viewpoint<P> view) {
        view.meter().call();
        Entry known = memory.get(position);
        if (known != null && answers(known, depth)) {
            countUnproven(known.isExact(), view.meter());
            return new Scored(known.score(), known.isExact());
        }
        if (Viewpoint.isLeaf(turn, depth)) {
            boolean isOver = turn == Position.OVER;
            double score = side * view.leaf(position, turn);
            memory.put(position, new Entry(depth, isOver, score, Position.NONE));
            return new Scored(score, isOver);
        }
        Viewpoint.requireAPlayer(position, turn);
        double alpha = known == null ? from : Math.max(from, known.score());
        if (alpha >= beta) {
            countUnproven(false, view.meter());
            return new Scored(beta, false);
        }
        return explore(position, side, depth, alpha, beta, known, view);
    }

    private Scored explore(P position, int side, int depth, double from, double beta, Entry known, Viewpoint<P> view) {
        double alpha = from;
        Scored best = new Scored(Double.NEGATIVE_INFINITY, false);
        long bestAction = Position.NONE;
        for (long move : actions(position, known)) {
            Scored child = after(position.play(move), side, depth, alpha, beta, view);
            if (child.score > best.score) {
                best = child;
                bestAction = move;
                alpha = Math.max(alpha, child.score);
                if (alpha >= beta) {
                    view.meter().cut();
                    best = new Scored(beta, false);
                    break;
                }
            }
        }
        memory.put(position, new Entry(depth, best.isExact, best.score, bestAction));
        return best;
    }

    /** The value of a child to the side that moved into it; {@code depth} is that of the parent. */
    private Scored after(P child, int mover, int depth, double alpha, double beta, Viewpoint<P> view) {
        int turn = child.turn();
        int side = view.side(turn, mover);
        if (side == mover) {
            return cut(child, turn, side, depth - 1, alpha, beta, view);
        }
        Scored scored = cut(child, turn, side, depth - 1, -beta, -alpha, view);
        return new Scored(0 - scored.score, scored.isExact); // Avoids a negative zero, which would be printed as -0.
    }

    /** A leaf has no action, and a key without the side to move may find the other side's action. */
    private static boolean isLegal(long action, Position<?> position) {
        return LongStream.of(position.moves()).anyMatch(move -> move == action);
    }

    private static boolean answers(Entry known, int depth) {
        return known.isExact() || depth <= known.depth();
    }

    private static void countUnproven(boolean isExact, Meter meter) {
        if (!isExact) {
            meter.unproven();
        }
    }

    private long[] actions(P position, Entry known) {
        long[] moves = position.moves();
        if (!isHeuristic || known == null || !isLegal(known.best(), position)) {
            return moves;
        }
        return LongStream.concat(
                        LongStream.of(known.best()), LongStream.of(moves).filter(move -> move != known.best()))
                .toArray();
    }
}
