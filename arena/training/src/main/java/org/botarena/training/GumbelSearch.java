package org.botarena.training;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * The search of Gumbel AlphaZero, which learns from few simulations. At the root it draws some moves without
 * replacement, by the network's p and Gumbel noise. Sequential halving gives the remaining moves equal simulations, and
 * then drops the worse half. Further down it follows an improved policy. It stops wherever it needs the network, which
 * lets many searches share one batch.
 *
 * <p>Certain results are exact, as in the playing search: a move that ends the game in the mover's favour wins, and
 * known results of all moves propagate upwards.
 *
 * <p>Source: Danihelka et al., Policy improvement by planning with Gumbel, 2022: sigma(q) = (50 + max N) q with q in
 * 0..1, and unvisited moves complete their q by a mix of v and the visited ones.
 *
 * <p>Values are in -1..1, from the side of player 0. For games of two teams without chance. One thread at a time.
 */
final class GumbelSearch<P extends Position<P>> {
    private static final int CONSIDERED = 16;
    private static final double VISITS = 50;

    private static final class Node<P extends Position<P>> {
        final P position;
        final int side; // 1 if player 0 is to move, else -1
        long[] moves;
        Node<P>[] children;
        int[] visits;
        double[] sums; // from the side of player 0
        double[] logits; // null until the network has answered
        double value; // the network's value, or the result; from the side of player 0
        boolean isKnown; // whether the value is the result of perfect play

        Node(P position) {
            this.position = position;
            this.side = position.turn() == 0 ? 1 : -1;
        }

        boolean isKnown(int move) {
            return children[move] != null && children[move].isKnown;
        }

        boolean isTried(int move) {
            return visits[move] > 0 || isKnown(move);
        }

        /** Q of a move that was tried, from the mover's side. */
        double q(int move) {
            return side * (isKnown(move) ? children[move].value : sums[move] / visits[move]);
        }
    }

    private final Rules<P> rules;
    private final Node<P> root;
    private final double[] noise;
    private final int[] schedule; // for each simulation, the number of earlier visits of its move
    private final Node<P>[] path; // the path of the simulation that waits for the network
    private final int[] taken;
    private int depth;
    private int done;

    /** Makes a search of a position in which a player is to move. */
    GumbelSearch(Rules<P> rules, P position, int simulations, SplittableRandom random) {
        this.rules = rules;
        this.root = new Node<>(position);
        this.path = nodes(simulations + 1);
        this.taken = new int[simulations + 1];
        int count = position.moves().length;
        this.noise = new double[count];
        for (int i = 0; i < count; i++) {
            noise[i] = -Math.log(-Math.log(random.nextDouble(Double.MIN_NORMAL, 1)));
        }
        this.schedule = schedule(Math.min(CONSIDERED, count), simulations);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // Java has no generic arrays.
    private static <P extends Position<P>> Node<P>[] nodes(int count) {
        return new Node[count];
    }

    /** For each simulation, the required visits of its move: m moves, halved until the simulations are used up. */
    static int[] schedule(int m, int simulations) {
        int[] schedule = new int[simulations];
        int[] visits = new int[m];
        int rounds = Math.max(1, 32 - Integer.numberOfLeadingZeros(m - 1));
        int remaining = m;
        int filled = 0;
        while (filled < simulations) {
            int each = Math.max(1, simulations / (rounds * remaining));
            for (int turn = 0; turn < each; turn++) {
                for (int i = 0; i < remaining && filled < simulations; i++) {
                    schedule[filled++] = visits[i]++;
                }
            }
            remaining = Math.max(Math.min(2, m), remaining / 2);
        }
        return schedule;
    }

    /** The next position for the network, or null at the end of the search. */
    P next() {
        if (root.logits == null) {
            path[0] = root;
            depth = 0;
            return root.position;
        }
        while (done < schedule.length && !root.isKnown) {
            Node<P> leaf = descend();
            if (!leaf.isKnown) {
                return leaf.position;
            }
            count(leaf.value);
        }
        return null;
    }

    /**
     * Receives the network's answer about the last position.
     *
     * @param logits of its moves, in their order
     * @param value from its mover's side, in -1..1
     */
    void answer(double[] logits, double value) {
        Node<P> leaf = path[depth];
        leaf.logits = logits;
        leaf.moves = leaf.position.moves();
        leaf.children = nodes(logits.length);
        leaf.visits = new int[logits.length];
        leaf.sums = new double[logits.length];
        leaf.value = leaf.side * value;
        if (leaf != root) {
            count(leaf.value);
            return;
        }
        for (int move = 0; move < root.moves.length; move++) {
            Node<P> child = child(root, move);
            root.children[move] = child.isKnown ? child : null;
        }
        prove(root);
    }

    /** The node after a move; its value is known if the game has ended, or if the next move can win. */
    private Node<P> child(Node<P> node, int move) {
        Node<P> child = new Node<>(node.position.play(node.moves[move]));
        if (child.position.turn() == Position.OVER) {
            child.isKnown = true;
            child.value = Math.signum(rules.margin(child.position, 0));
        } else {
            for (long reply : child.position.moves()) {
                P next = child.position.play(reply);
                if (next.turn() == Position.OVER && child.side * rules.margin(next, 0) > 0) {
                    child.isKnown = true;
                    child.value = child.side;
                    break;
                }
            }
        }
        return child;
    }

    /** Whether the value of a node is known, from a winning move or from all moves. */
    private boolean prove(Node<P> node) {
        double best = -1;
        boolean isOpen = false;
        for (int move = 0; move < node.children.length; move++) {
            if (node.isKnown(move)) {
                best = Math.max(best, node.q(move));
            } else {
                isOpen = true;
            }
        }
        if (best == 1 || !isOpen) {
            node.isKnown = true;
            node.value = node.side * best;
        }
        return node.isKnown;
    }

    private Node<P> descend() {
        Node<P> node = root;
        int move = best(schedule[done]);
        depth = 0;
        while (true) {
            path[depth] = node;
            taken[depth++] = move;
            Node<P> child = node.children[move];
            if (child == null) {
                child = child(node, move);
                node.children[move] = child;
            }
            if (child.isKnown || child.logits == null) {
                path[depth] = child;
                return child;
            }
            node = child;
            move = follow(node);
        }
    }

    private void count(double value) {
        for (int i = 0; i < depth; i++) {
            path[i].visits[taken[i]]++;
            path[i].sums[taken[i]] += value;
        }
        for (int i = depth - 1; i >= 0 && prove(path[i]); i--) {}
        done++;
    }

    /** The root move with this number of visits that has the best sum of noise, p and Q. */
    private int best(int visits) {
        double[] scores = scores(root);
        int best = -1;
        for (int i = 0; i < scores.length; i++) {
            if (root.visits[i] == visits && (best < 0 || noise[i] + scores[i] > noise[best] + scores[best])) {
                best = i;
            }
        }
        return best;
    }

    /** Below the root: the move whose share of the visits is furthest behind the improved policy. */
    private int follow(Node<P> node) {
        double[] policy = softmax(scores(node));
        int sum = Arrays.stream(node.visits).sum();
        int best = 0;
        double furthest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < policy.length; i++) {
            double behind = policy[i] - node.visits[i] / (1.0 + sum);
            if (behind > furthest) {
                furthest = behind;
                best = i;
            }
        }
        return best;
    }

    /** logits + sigma(completed q). */
    private double[] scores(Node<P> node) {
        double[] scores = completed(node);
        int most = Arrays.stream(node.visits).max().orElseThrow();
        for (int i = 0; i < scores.length; i++) {
            scores[i] = node.logits[i] + (VISITS + most) * (scores[i] + 1) / 2;
        }
        return scores;
    }

    /** Q of all moves, from the mover's side; untried moves get a mix of v and the others. */
    private double[] completed(Node<P> node) {
        double[] prior = softmax(node.logits);
        int sum = 0;
        double known = 0;
        double weighted = 0;
        for (int i = 0; i < prior.length; i++) {
            if (node.isTried(i)) {
                sum += node.visits[i];
                known += prior[i];
                weighted += prior[i] * node.q(i);
            }
        }
        double raw = node.side * node.value;
        double mixed = sum == 0 ? raw : (raw + sum * weighted / Math.max(known, 1e-30)) / (1 + sum);
        double[] all = new double[prior.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = node.isTried(i) ? node.q(i) : mixed;
        }
        return all;
    }

    private static double[] softmax(double[] logits) {
        double highest = Arrays.stream(logits).max().orElseThrow();
        double[] shares = new double[logits.length];
        double sum = 0;
        for (int i = 0; i < logits.length; i++) {
            shares[i] = Math.exp(logits[i] - highest);
            sum += shares[i];
        }
        for (int i = 0; i < logits.length; i++) {
            shares[i] /= sum;
        }
        return shares;
    }

    /**
     * The move to play after the search: the best of the most visited ones, or of the best ones if the result is known.
     */
    long move() {
        if (!root.isKnown) {
            return root.moves[best(Arrays.stream(root.visits).max().orElseThrow())];
        }
        double[] scores = exact(scores(root));
        int best = 0;
        for (int i = 1; i < scores.length; i++) {
            best = noise[i] + scores[i] > noise[best] + scores[best] ? i : best;
        }
        return root.moves[best];
    }

    /**
     * The improved policy that the network learns: softmax(logits + sigma(completed q)), restricted to the best moves
     * if they are known.
     */
    float[] policy() {
        double[] improved = softmax(root.isKnown ? exact(scores(root)) : scores(root));
        float[] policy = new float[improved.length];
        for (int i = 0; i < policy.length; i++) {
            policy[i] = (float) improved[i];
        }
        return policy;
    }

    /**
     * The search's value of the position, from the mover's side: the Q of the moves, weighted by the improved policy.
     */
    double value() {
        double[] q = completed(root);
        float[] policy = policy();
        double value = 0;
        for (int i = 0; i < q.length; i++) {
            value += policy[i] * q[i];
        }
        return value;
    }

    /** The result of perfect play, 1, 0 or -1 from the side of player 0, if the search has found it. */
    OptionalInt result() {
        return root.isKnown ? OptionalInt.of((int) root.value) : OptionalInt.empty();
    }

    /** Keeps only the moves known to be as good as the position. */
    private double[] exact(double[] scores) {
        for (int i = 0; i < scores.length; i++) {
            if (!root.isKnown(i) || root.children[i].value != root.value) {
                scores[i] = Double.NEGATIVE_INFINITY;
            }
        }
        return scores;
    }
}
