package org.botarena.search.tree;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluation.Evaluation;

/**
 * UCT, a tree of nodes with UCB1 in each.
 *
 * <p>One simulation walks down the tree, always to the child with the highest mu + sqrt(K ln T / T_child), untried ones
 * first (selection). It adds one new node where the tree ends (expansion), plays a random game from there (simulation),
 * and counts its result in every node of the path (back-propagation). In the end the most visited move is played.
 *
 * <p>Sources: Kocsis and Szepesvari, Bandit Based Monte-Carlo Planning, 2006; the course on Reversi. mu is the share of
 * points that a child won, 1 for a win and 0.5 for a draw; T the number of visits.
 *
 * <p>Conventions: K is INSIDE the root (K = 2 is UCB1; w/n + c sqrt(ln N/n) of the course on draughts is K = c²). The
 * results in a node belong to the player who moved INTO it, according to {@link Position#turn}, never to a count of
 * plies. Each simulation draws chance outcomes again. A unit of the budget is a simulation. One thread at a time.
 *
 * <p>Beyond the course: proven results are counted without playing, and proven losses are avoided ({@link Proofs}); the
 * tree below the moves played is kept; an evaluation may guide the walk ({@link Guidance}).
 *
 * @param <P> the positions of the game
 */
public final class Uct<P extends Position<P>> extends RootSearch<P> {
    /**
     * The settings of the search.
     *
     * @param k exploration, at least 0
     * @param guidance how the evaluation guides
     * @param weight of the evaluation, at least 0
     * @param isProving whether results are proven
     * @param isKept whether the tree is kept between decisions
     * @param nodes the maximum size of the tree, which is also limited to a third of the heap
     * @param runs the random games of a simulation, at least 1, each counted as a visit
     * @param isExpandingAtOnce whether a node gets its children at its first visit, not at its second
     */
    public record Settings(
            double k,
            Guidance guidance,
            double weight,
            boolean isProving,
            boolean isKept,
            int nodes,
            int runs,
            boolean isExpandingAtOnce) {
        /** Settings without guidance, with proofs, a kept tree and a million nodes. */
        public static Settings of(double k) {
            return new Settings(k, Guidance.NONE, 0, true, true, 1_000_000, 1, false);
        }

        /** A copy with another exploration constant. */
        public Settings withK(double k) {
            return new Settings(k, guidance, weight, isProving, isKept, nodes, runs, isExpandingAtOnce);
        }

        /** The same, guided. */
        public Settings withGuidance(Guidance guidance, double weight) {
            return new Settings(k, guidance, weight, isProving, isKept, nodes, runs, isExpandingAtOnce);
        }

        /** A copy with or without proofs. */
        public Settings withProofs(boolean isProving) {
            return new Settings(k, guidance, weight, isProving, isKept, nodes, runs, isExpandingAtOnce);
        }

        /** A copy with the tree kept or not. */
        public Settings withTreeKept(boolean isKept) {
            return new Settings(k, guidance, weight, isProving, isKept, nodes, runs, isExpandingAtOnce);
        }

        /** A copy with another maximum number of nodes. */
        public Settings withNodes(int nodes) {
            return new Settings(k, guidance, weight, isProving, isKept, nodes, runs, isExpandingAtOnce);
        }

        /** A copy with this number of random games per simulation, and children at a node's first or second visit. */
        public Settings withRuns(int runs, boolean isExpandingAtOnce) {
            return new Settings(k, guidance, weight, isProving, isKept, nodes, runs, isExpandingAtOnce);
        }
    }

    private final Settings settings;
    private final Evaluation<P> evaluation;
    private final RandomGenerator random;

    /** Makes a search by these rules; the evaluation is used only if the settings want guidance. */
    public Uct(Rules<P> rules, Settings settings, Evaluation<P> evaluation, RandomGenerator random) {
        super(rules, settings.nodes, settings.isProving, settings.isKept, random);
        this.settings = settings;
        this.evaluation = evaluation;
        this.random = random;
    }

    @Override
    void simulate(P root) {
        P position = root;
        int node = Tree.ROOT;
        while (!proofs.isProven(node) && hasChildren(node, position)) {
            node = select(node, position);
            position = position.play(tree.move[node]);
        }
        if (settings.isExpandingAtOnce && tree.visits[node] == 0 && tree.hasRoomFor(moves.length)) {
            expand(node, position);
        }
        for (int run = 0; run < settings.runs; run++) {
            if (proofs.isProven(node)) {
                proofs.results(node, results);
            } else {
                playOut.results(playOut.end(position), results);
                if (playOut.length() == 0) {
                    proofs.over(node, results);
                }
            }
            backPropagate(node);
        }
    }

    // ---- Selection -------------------------------------------------------------------------------------------------

    /** Selects a child: an untried one if there is any, else the one with the highest bound. */
    private int select(int node, P position) {
        int player = tree.turn[node];
        if (player == Position.CHANCE) {
            return tree.child(node, position.randomMove(random));
        }
        double kLogT = settings.k * Math.log(tree.visits[node]);
        double highest = Double.NEGATIVE_INFINITY;
        int best = Tree.NOWHERE;
        for (int child = tree.firstChild[node]; child < tree.end(node); child++) {
            if (tree.visits[child] == 0) {
                return child;
            }
            double bound = bound(child, kLogT);
            if (bound > highest && !proofs.isLost(child, player)) {
                highest = bound;
                best = child;
            }
        }
        return best;
    }

    private double bound(int child, double kLogT) {
        return settings.guidance.bound(tree.sum[child], tree.visits[child], kLogT, settings.weight, tree.hint[child]);
    }

    // ---- Expansion -------------------------------------------------------------------------------------------------

    /** Whether the walk continues below a node; lists its moves at the second visit, if there is space. */
    private boolean hasChildren(int node, P position) {
        return tree.children[node] > 0
                || (tree.visits[node] > 0 && tree.hasRoomFor(moves.length) && expand(node, position));
    }

    /**
     * Adds a node's children in random order, in which they will be tried; returns false if the game has ended there.
     */
    @Override
    boolean expand(int node, P position) {
        int count = position.moves(moves);
        for (int i = 0; i < count; i++) {
            int swap = i + random.nextInt(count - i);
            long drawn = moves[swap];
            moves[swap] = moves[i];
            moves[i] = drawn;
        }
        tree.expand(node, position.turn(), moves, count);
        if (settings.guidance != Guidance.NONE && position.turn() >= 0) {
            for (int child = tree.firstChild[node]; child < tree.end(node); child++) {
                double worth = evaluation.of(position.play(tree.move[child]), position.turn());
                tree.hint[child] = (float) (worth / Evaluation.WIN);
            }
        }
        return count > 0;
    }

    // ---- Back-propagation ------------------------------------------------------------------------------------------

    /** Counts the game from a node up to the root: each node's points belong to the player who moved INTO it. */
    private void backPropagate(int leaf) {
        for (int node = leaf; node != Tree.ROOT; node = tree.parent[node]) {
            tree.visits[node]++;
            int mover = tree.turn[tree.parent[node]];
            if (mover != Position.CHANCE) {
                tree.sum[node] += 0.5 + 0.5 * results[mover];
            }
        }
        tree.visits[Tree.ROOT]++;
    }

    // ---- What the last decision rests on ---------------------------------------------------------------------------

    /** The number of simulations in the tree for the last decision. */
    public int visits() {
        return tree.visits[Tree.ROOT];
    }

    /** The share of points that a move won in the last decision, in 0..1; 0.5 if it was not tried. */
    public double mean(long move) {
        int child = tree.child(Tree.ROOT, move);
        return tree.visits[child] == 0 ? 0.5 : tree.mean(child);
    }

    /**
     * Whether the last decision is proven to be the best: the shortest win found, a draw, or the longest resistance.
     */
    public boolean isDecided() {
        return isProven();
    }

    /** Whether a move of the last decision is proven to lose. */
    public boolean isLost(long move) {
        return proofs.isLost(tree.child(Tree.ROOT, move), tree.turn[Tree.ROOT]);
    }

    /** The number of nodes in the tree, including untried ones. */
    public int nodes() {
        return tree.size();
    }

    @Override
    public double value() {
        return 2 * super.value() - 1;
    }
}
