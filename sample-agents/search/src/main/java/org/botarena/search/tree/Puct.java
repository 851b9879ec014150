package org.botarena.search.tree;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluator.Evaluator;

/**
 * PUCT, the search of AlphaGo Zero: an evaluator f(position) = (p, v) suggests the moves to search, and replaces the
 * random game.
 *
 * <p>One simulation walks down the tree, always to the child with the highest Q + c p sqrt(sum N) / (1 + N). Where the
 * tree ends, it asks f, adds the node's children with their p, and counts v in every node of the path. In the end the
 * most visited move is played.
 *
 * <p>Source: Silver et al., Mastering the game of Go without human knowledge, 2017; the course on search prints it
 * without the square root and without the sum, Q + c p / (1 + N): {@link Form#SLIDE}.
 *
 * <p>Conventions: Q is the mean of the results, in -1..1, from the side of the player who moved INTO the node, and 0
 * without any. N is the number of visits of the child, sum N that of all children. The value of a finished game is its
 * result, 1, 0 or -1, without asking f. v is the value to the mover's team; every other team has -v. Each simulation
 * draws chance outcomes again. A unit of the budget is a simulation. One thread at a time.
 *
 * <p>As in {@link Uct}, proven results are counted without asking, proven losses are avoided, and the tree below the
 * moves played is kept.
 *
 * @param <P> the positions of the game
 */
public final class Puct<P extends Position<P>> extends RootSearch<P> {
    /** The bound that is maximised among the children. */
    public enum Form {
        /** Q + c p sqrt(sum N) / (1 + N). */
        PAPER {
            @Override
            double bound(double q, double cP, double sumN, double n) {
                return q + cP * Math.sqrt(sumN) / (1 + n);
            }
        },
        /** Q + c p / (1 + N). */
        SLIDE {
            @Override
            double bound(double q, double cP, double sumN, double n) {
                return q + cP / (1 + n);
            }
        };

        abstract double bound(double q, double cP, double sumN, double n);
    }

    /**
     * The settings of the search.
     *
     * @param form the formula
     * @param c exploration, at least 0
     * @param isProving whether results are proven
     * @param isKept whether the tree is kept between decisions
     * @param nodes the maximum size of the tree, which is also limited to a third of the heap
     */
    public record Settings(Form form, double c, boolean isProving, boolean isKept, int nodes) {
        /** The paper's form with proofs, a kept tree and a million nodes. */
        public static Settings of(double c) {
            return new Settings(Form.PAPER, c, true, true, 1_000_000);
        }

        /** A copy with another formula. */
        public Settings withForm(Form form) {
            return new Settings(form, c, isProving, isKept, nodes);
        }
    }

    private final Settings settings;
    private final Evaluator<P> evaluator;
    private final RandomGenerator random;
    private final Teams teams;
    private final double[] policy; // The evaluator's probabilities for the moves.

    /** Makes a search by these rules; the random numbers are for chance. */
    public Puct(Rules<P> rules, Settings settings, Evaluator<P> evaluator, RandomGenerator random) {
        super(rules, settings.nodes, settings.isProving, settings.isKept, random);
        this.settings = settings;
        this.evaluator = evaluator;
        this.random = random;
        teams = new Teams(rules);
        policy = new double[rules.maxMoves()];
    }

    @Override
    void simulate(P root) {
        P position = root;
        int node = Tree.ROOT;
        while (tree.children[node] > 0 && !proofs.isProven(node)) {
            node = tree.turn[node] == Position.CHANCE ? tree.child(node, position.randomMove(random)) : select(node);
            position = position.play(tree.move[node]);
        }
        backPropagate(node, value(node, position));
    }

    // ---- Selection -------------------------------------------------------------------------------------------------

    private int select(int node) {
        int player = tree.turn[node];
        double sumN = visitsOfChildren(node);
        double highest = Double.NEGATIVE_INFINITY;
        int best = Tree.NOWHERE;
        for (int child = tree.firstChild[node]; child < tree.end(node); child++) {
            int n = tree.visits[child];
            double q = n == 0 ? 0 : tree.mean(child);
            double bound = settings.form.bound(q, settings.c * tree.hint[child], sumN, n);
            if (bound > highest && !proofs.isLost(child, player)) {
                highest = bound;
                best = child;
            }
        }
        return best;
    }

    private double visitsOfChildren(int node) {
        double sum = 0;
        for (int child = tree.firstChild[node]; child < tree.end(node); child++) {
            sum += tree.visits[child];
        }
        return sum;
    }

    // ---- Expansion and evaluation ----------------------------------------------------------------------------------

    /** The value of a leaf to the team of player 0. The leaf gets its children if there is space. */
    private double value(int leaf, P position) {
        if (proofs.isProven(leaf)) {
            return proofs.worth(leaf, 0);
        }
        int turn = position.turn();
        if (turn == Position.OVER) {
            playOut.results(position, results);
            proofs.over(leaf, results);
            return results[0];
        }
        if (turn == Position.CHANCE) {
            // f evaluates the position after an outcome. The outcomes become nodes, so later simulations draw them in
            // the tree.
            P next = position.play(position.randomMove(random));
            double value = worth(next);
            if (tree.hasRoomFor(moves.length)) {
                tree.expand(leaf, turn, moves, position.moves(moves));
            }
            return value;
        }
        int count = position.moves(moves);
        double value = evaluator.evaluate(position, moves, count, policy) * teams.side(turn);
        if (tree.hasRoomFor(moves.length)) {
            addChildren(leaf, turn, count);
        }
        return value;
    }

    /**
     * The value of a position to the team of player 0, from the evaluator or its result; after chance, from one
     * outcome.
     */
    private double worth(P position) {
        int turn = position.turn();
        if (turn == Position.CHANCE) {
            return worth(position.play(position.randomMove(random)));
        }
        if (turn == Position.OVER) {
            playOut.results(position, results);
            return results[0];
        }
        return evaluator.evaluate(position, moves, position.moves(moves), policy) * teams.side(turn);
    }

    @Override
    boolean expand(int node, P position) {
        int count = position.moves(moves);
        evaluator.evaluate(position, moves, count, policy);
        addChildren(node, position.turn(), count);
        return count > 0;
    }

    private void addChildren(int node, int turn, int count) {
        tree.expand(node, turn, moves, count);
        for (int i = 0; i < count; i++) {
            tree.hint[tree.firstChild[node] + i] = (float) policy[i];
        }
    }

    // ---- Back-propagation ------------------------------------------------------------------------------------------

    private void backPropagate(int leaf, double value) {
        for (int node = leaf; node != Tree.ROOT; node = tree.parent[node]) {
            tree.visits[node]++;
            int mover = tree.turn[tree.parent[node]];
            if (mover != Position.CHANCE) {
                tree.sum[node] += value * teams.side(mover);
            }
        }
        tree.visits[Tree.ROOT]++;
    }
}
