package org.botarena.search.tree;

import java.util.List;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Budget;
import org.botarena.search.SearchStatistics;
import org.botarena.search.evaluator.Evaluator;
import org.botarena.search.montecarlo.PlayOut;

/**
 * PUCT, the search of AlphaGo Zero: an evaluator f(position) = (p, v) says which moves to look at, and takes the place of
 * the random game.
 *
 * <p>One simulation: walk down the tree, always to the child with the highest Q + c p sqrt(sum N) / (1 + N); where the tree
 * ends ask f, give the node its children with their p, and count v in every node of the path. In the end the most visited
 * move is played.
 *
 * <p>Source: Silver et al., Mastering the game of Go without human knowledge, 2017; the course on search prints it without
 * the square root and without the sum, Q + c p / (1 + N): {@link Form#SLIDE}.
 *
 * <p>Conventions: Q is the mean of the results, in -1..1, as the player who moved INTO the node sees them; 0 if there is
 * none; N is the visits of the child, sum N those of all children. A position where the game is over is worth its result, 1,
 * 0 or -1, and f is not asked. v is what the mover's team sees; every other team sees -v. Chance draws its outcomes anew in
 * each simulation. A unit of the budget is a simulation. One thread at a time.
 *
 * <p>As in {@link Uct} results that are proven are counted without asking, proven losses are left, and the tree below the
 * moves played is kept.
 *
 * @param <P> the positions of the game
 */
public final class Puct<P extends Position<P>> implements TreeSearch<P> {
    /** What is maximised among the children. */
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
     * What can be chosen.
     *
     * @param form the formula
     * @param c exploration, at least 0
     * @param isProving whether results are proven
     * @param isKept whether the tree is kept between decisions
     * @param nodes the most that the tree may have; no more than a third of the heap holds
     */
    public record Settings(Form form, double c, boolean isProving, boolean isKept, int nodes) {
        /** The paper's form, proofs, the tree kept, a million nodes. */
        public static Settings of(double c) {
            return new Settings(Form.PAPER, c, true, true, 1_000_000);
        }

        /** The same, with another formula. */
        public Settings withForm(Form form) {
            return new Settings(form, c, isProving, isKept, nodes);
        }

        /** The same, with or without proofs. */
        public Settings withProofs(boolean isProving) {
            return new Settings(form, c, isProving, isKept, nodes);
        }
    }

    private final Settings settings;
    private final Evaluator<P> evaluator;
    private final RandomGenerator random;
    private final PlayOut<P> playOut; // only to ask who has won
    private final Teams teams;
    private final Tree tree;
    private final Proofs proofs;
    private final RootDecision decision;
    private final long[] moves; // room to list the moves of a position
    private final double[] policy; // and what the evaluator says of them
    private final int[] results; // of a game that is over, by player

    /** A search by these rules; the random numbers are for what chance brings. */
    public Puct(Rules<P> rules, Settings settings, Evaluator<P> evaluator, RandomGenerator random) {
        this.settings = settings;
        this.evaluator = evaluator;
        this.random = random;
        playOut = new PlayOut<>(rules, random);
        teams = new Teams(rules);
        tree = new Tree(settings.nodes, rules.maxMoves());
        proofs = new Proofs(tree, rules, settings.isProving);
        decision = new RootDecision(tree, proofs);
        moves = new long[rules.maxMoves()];
        policy = new double[rules.maxMoves()];
        results = new int[rules.players()];
    }

    @Override
    public long choose(P position, long[] history, Budget budget) {
        tree.follow(history, settings.isKept);
        if (tree.children[Tree.ROOT] == 0) {
            expand(Tree.ROOT, position);
        }
        while (decision.isOpen() && budget.takes()) {
            simulate(position);
        }
        return decision.move();
    }

    private void simulate(P root) {
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

    /** What a leaf is worth to the team of player 0; gives it its children, if there is room. */
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
            // f is asked behind the outcome; the outcomes become nodes, so that they are drawn from here on.
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

    /** What a position is worth to the team of player 0, by the evaluator or by its result; behind chance, by an outcome. */
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

    private void expand(int node, P position) {
        int count = position.moves(moves);
        evaluator.evaluate(position, moves, count, policy);
        addChildren(node, position.turn(), count);
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

    // ---- What the last decision rests on ---------------------------------------------------------------------------

    /** The visits of a move in the last decision, those kept from earlier ones included. */
    public int visits(long move) {
        return decision.visits(move);
    }

    @Override
    public double share(long move) {
        return decision.share(move);
    }

    @Override
    public double value() {
        return decision.mean();
    }

    @Override
    public List<Long> line(P position) {
        return decision.line();
    }

    @Override
    public SearchStatistics statistics(P position) {
        return decision.statistics(position);
    }

    @Override
    public void forget() {
        tree.clear();
    }
}
