package org.botarena.search.tree;

/** What a tree with proofs advises at its root: a proven best move, else the one most visited that is not proven to lose. */
record Decision(Tree tree, Proofs proofs) {
    boolean isProven() {
        return proofs.isProven(Tree.ROOT);
    }

    /** Whether there is something to search for: more than one move, and none proven to be the best. */
    boolean isOpen() {
        return tree.children[Tree.ROOT] > 1 && !isProven();
    }

    long move() {
        return tree.move[isProven() ? proofs.best(Tree.ROOT) : mostVisited()];
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

    int visits(long move) {
        return tree.visits[tree.child(Tree.ROOT, move)];
    }

    boolean isLost(long move) {
        return proofs.isLost(tree.child(Tree.ROOT, move), tree.turn[Tree.ROOT]);
    }

    /** The part of the visits that went into a move, in 0..1; a proven best move has all. */
    double share(long move) {
        if (isProven()) {
            return tree.child(Tree.ROOT, move) == proofs.best(Tree.ROOT) ? 1 : 0;
        }
        int all = tree.visits[Tree.ROOT];
        return all == 0 ? 0 : (double) visits(move) / all;
    }
}
