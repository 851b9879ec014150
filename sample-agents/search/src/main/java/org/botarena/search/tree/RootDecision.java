package org.botarena.search.tree;

import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Position;
import org.botarena.search.SearchStatistics;

/**
 * The choice at the root of a tree with proofs: a proven best move, or else the most visited move that is not proven to
 * lose.
 */
record RootDecision(Tree tree, Proofs proofs) {
    boolean isProven() {
        return proofs.isProven(Tree.ROOT);
    }

    /** Whether a search makes sense: there is more than one move, and none is proven to be the best. */
    boolean isOpen() {
        return tree.children[Tree.ROOT] > 1 && !isProven();
    }

    long move() {
        return tree.move[first()];
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
    <P extends Position<P>> SearchStatistics statistics(P position) {
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
                .principalVariation(position, line());
    }

    /** The decision, followed by the most visited moves. */
    List<Long> line() {
        List<Long> line = new ArrayList<>();
        for (int node = first(); node != Tree.NOWHERE; node = tree.mostVisited(node)) {
            line.add(tree.move[node]);
        }
        return line;
    }

    /** The mean result of the decision, in the tree's units; NaN without any. */
    double mean() {
        int first = first();
        return first == Tree.NOWHERE || tree.visits[first] == 0 ? Double.NaN : tree.mean(first);
    }

    private int first() {
        return isProven() ? proofs.best(Tree.ROOT) : mostVisited();
    }

    int visits(long move) {
        return tree.visits[tree.child(Tree.ROOT, move)];
    }

    boolean isLost(long move) {
        return proofs.isLost(tree.child(Tree.ROOT, move), tree.turn[Tree.ROOT]);
    }

    /** The share of the visits of a move, in 0..1; 1 for a proven best move. */
    double share(long move) {
        if (isProven()) {
            return tree.child(Tree.ROOT, move) == proofs.best(Tree.ROOT) ? 1 : 0;
        }
        int all = tree.visits[Tree.ROOT];
        return all == 0 ? 0 : (double) visits(move) / all;
    }
}
