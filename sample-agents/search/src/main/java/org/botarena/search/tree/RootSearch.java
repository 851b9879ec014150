package org.botarena.search.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Budget;
import org.botarena.search.SearchStatistics;
import org.botarena.search.montecarlo.PlayOut;

/**
 * A search of a tree with proofs, one simulation after the other. It decides for a proven best move, or else for the
 * most visited move that is not proven to lose.
 */
abstract class RootSearch<P extends Position<P>> implements TreeSearch<P> {
    final PlayOut<P> playOut;
    final Tree tree;
    final Proofs proofs;
    final long[] moves; // A buffer for the moves of a position.
    final int[] results; // The results of the last finished game, by player.
    private final boolean isKept;

    RootSearch(Rules<P> rules, int nodes, boolean isProving, boolean isKept, RandomGenerator random) {
        playOut = new PlayOut<>(rules, random);
        tree = new Tree(nodes, rules.maxMoves());
        proofs = new Proofs(tree, rules, isProving);
        moves = new long[rules.maxMoves()];
        results = new int[rules.players()];
        this.isKept = isKept;
    }

    @Override
    public final long choose(P position, long[] history, Budget budget) {
        tree.follow(history, isKept);
        if (tree.children[Tree.ROOT] == 0) {
            expand(Tree.ROOT, position);
        }
        while (tree.children[Tree.ROOT] > 1 && !isProven() && budget.takes()) {
            simulate(position);
        }
        return tree.move[first()];
    }

    /** Walks down the tree from the root, and counts the result. */
    abstract void simulate(P root);

    /** Adds a node's children; returns false if the game has ended there. */
    abstract boolean expand(int node, P position);

    final boolean isProven() {
        return proofs.isProven(Tree.ROOT);
    }

    private int mostVisited() {
        int best = Tree.NOWHERE;
        for (int child = tree.firstChild[Tree.ROOT]; child < tree.end(Tree.ROOT); child++) {
            boolean isOut = proofs.isLost(child, tree.turn[Tree.ROOT]);
            if (!isOut && (best == Tree.NOWHERE || tree.visits[child] > tree.visits[best])) {
                best = child;
            }
        }
        return best;
    }

    /**
     * A row for each move: its visits, their mean result from the mover's side, and its proof. Then the number of
     * nodes, the greatest depth visited, and the most visited line.
     */
    @Override
    public final SearchStatistics statistics(P position) {
        SearchStatistics statistics = new SearchStatistics("move", "visits", "mean", "proven");
        for (int child = tree.firstChild[Tree.ROOT]; child < tree.end(Tree.ROOT); child++) {
            statistics.row(
                    position.show(tree.move[child]),
                    Integer.toString(tree.visits[child]),
                    tree.visits[child] == 0 ? "-" : SearchStatistics.decimal(tree.mean(child), 3),
                    proofs.show(child, tree.turn[Tree.ROOT]));
        }
        return statistics
                .fact("simulations", tree.visits[Tree.ROOT])
                .fact("nodes", tree.size())
                .fact("depth", tree.depth())
                .principalVariation(position, line(position));
    }

    /** The decision, followed by the most visited moves. */
    @Override
    public final List<Long> line(P position) {
        List<Long> line = new ArrayList<>();
        for (int node = first(); node != Tree.NOWHERE; node = tree.mostVisited(node)) {
            line.add(tree.move[node]);
        }
        return line;
    }

    /** The mean result of the decision, in the tree's units; NaN without any. */
    @Override
    public double value() {
        int first = first();
        return first == Tree.NOWHERE || tree.visits[first] == 0 ? Double.NaN : tree.mean(first);
    }

    private int first() {
        return isProven() ? proofs.best(Tree.ROOT) : mostVisited();
    }

    /** The visits of a move in the last decision, including those kept from earlier ones. */
    public final int visits(long move) {
        return tree.visits[tree.child(Tree.ROOT, move)];
    }

    /** The share of the visits of a move, in 0..1; 1 for a proven best move. */
    @Override
    public final double share(long move) {
        if (isProven()) {
            return tree.child(Tree.ROOT, move) == proofs.best(Tree.ROOT) ? 1 : 0;
        }
        int all = tree.visits[Tree.ROOT];
        return all == 0 ? 0 : (double) visits(move) / all;
    }

    @Override
    public final void forget() {
        tree.clear();
    }
}
