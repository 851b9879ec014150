package org.botarena.samples.uct;

import java.util.SplittableRandom;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Setting;
import org.botarena.api.TimeBudget;
import org.pf4j.Extension;

/**
 * Monte-Carlo tree search with UCB1 in the tree (UCT), for any game. Every move starts a new tree. Each simulation
 * draws chance and guesses hidden parts again. A node has all moves that may be legal there, and the walk takes one
 * that really is.
 *
 * <p>Source: Kocsis and Szepesvari, Bandit Based Monte-Carlo Planning, 2006. T are visits, mu is the share of points
 * won.
 */
@Extension
@Option(name = "k", type = Setting.Type.DECIMAL, byDefault = "0.3", min = "0", text = "K of mu + sqrt(K ln T/T_child)")
@Option(name = "share", type = Setting.Type.DECIMAL, byDefault = "0.9", min = "0", max = "1", text = "of the time")
@Option(name = "simulations", type = Setting.Type.WHOLE, byDefault = "0", min = "0", text = "a move; 0: by time")
@Option(name = "nodes", type = Setting.Type.WHOLE, byDefault = "2000000", min = "1", max = "20000000", text = "at most")
public class Uct<P extends Position<P>> extends Agent<P> {
    private static final int ROOT = 0;

    private final double k = game.option("k", double.class);
    private final long simulations = game.option("simulations", long.class);
    private final SplittableRandom random = new SplittableRandom(game.seed());
    private final boolean isHidden = game.rules().isHidden();

    // The tree. A node is a number, an index into these arrays; the children of a node are numbered consecutively.
    private final long[] move; // the move that leads to the node
    private final int[] parent;
    private final int[] visits;
    private final double[] points; // the points of the player who moved INTO the node
    private final int[] firstChild;
    private final int[] children; // 0 until the node is expanded
    private final byte[] turn; // the player to move at the node, once it is expanded
    private int size; // nodes in use

    private final long[] moves = new long[game.rules().maxMoves()]; // a buffer for the moves of a position
    private final double[] result = new double[game.rules().players()]; // 1 for a win, a half for a draw

    public Uct(Game<P> game) {
        super(game);
        long fitting = Runtime.getRuntime().maxMemory() / 100; // The tree takes at most about a third of the heap.
        int nodes = (int) Math.min(fitting, game.option("nodes", long.class)) + 1 + moves.length;
        move = new long[nodes];
        parent = new int[nodes];
        visits = new int[nodes];
        points = new double[nodes];
        firstChild = new int[nodes];
        children = new int[nodes];
        turn = new byte[nodes];
    }

    /** Simulates until the time is up, then plays the most visited move. */
    @Override
    public long play(int player) {
        TimeBudget budget = game.budget(game.option("share", double.class));
        size = 1;
        visits[ROOT] = 0;
        expand(ROOT, game.position(), player);
        for (long done = 0; children[ROOT] > 1 && (simulations > 0 ? done < simulations : budget.isLeft()); done++) {
            simulate(game.position().guess(random), player);
        }
        int best = mostVisited(ROOT);
        game.say(2 * points[best] / visits[best] - 1, line(best));
        return move[best];
    }

    /** The most visited child of a node; the root if the node has no children or chance is to move. */
    private int mostVisited(int node) {
        int best = firstChild[node];
        for (int child = best; child < firstChild[node] + children[node]; child++) {
            best = visits[child] > visits[best] ? child : best;
        }
        return children[node] == 0 || turn[node] == Position.CHANCE ? ROOT : best;
    }

    /** The moves that are expected from here on; only the first one in games with hidden parts. */
    private String line(int first) {
        StringBuilder line = new StringBuilder();
        P position = game.position();
        for (int node = first; node != ROOT; node = mostVisited(node)) {
            line.append(position.show(move[node])).append(' ');
            if (isHidden) {
                break;
            }
            position = position.play(move[node]);
        }
        return line.toString();
    }

    /**
     * One simulation: walks down to the end of the tree, plays a random game from there, and counts its result on the
     * way back.
     */
    private void simulate(P root, int player) {
        P position = root;
        int node = ROOT;
        while (children[node] > 0 || (visits[node] > 0 && expand(node, position, player))) {
            int child = select(node, position);
            if (child == ROOT) {
                break; // The walk ends here in this guess, but not in another one.
            }
            node = child;
            position = position.play(move[node]);
        }
        playOut(position);
        for (; node != ROOT; node = parent[node]) {
            visits[node]++;
            int mover = turn[parent[node]];
            points[node] += mover == Position.CHANCE ? 0 : result[mover];
        }
        visits[ROOT]++;
    }

    /** Selection: an untried child if there is any, else the one with the highest mu + sqrt(K ln T / T_child). */
    private int select(int node, P position) {
        int child = firstChild[node];
        if (turn[node] == Position.CHANCE) {
            for (long outcome = position.randomMove(random); move[child] != outcome; child++) {}
            return child;
        }
        int allowed = isHidden ? position.moves(moves) : 0;
        double kLogT = k * Math.log(visits[node]);
        double highest = Double.NEGATIVE_INFINITY;
        int best = ROOT;
        for (; child < firstChild[node] + children[node]; child++) {
            double perVisit = 1.0 / visits[child];
            double mean = points[child] * perVisit;
            double bound = visits[child] == 0 ? Double.POSITIVE_INFINITY : mean + Math.sqrt(kLogT * perVisit);
            if (bound > highest && (!isHidden || isAmong(allowed, move[child]))) {
                highest = bound;
                best = child;
            }
        }
        return best;
    }

    private boolean isAmong(int count, long sought) {
        return count > 0 && (moves[count - 1] == sought || isAmong(count - 1, sought));
    }

    /**
     * Expansion: adds a node's children in random order; returns false if the game has ended there or the tree is full.
     */
    private boolean expand(int node, P position, int player) {
        if (size + moves.length > move.length) {
            return false;
        }
        turn[node] = (byte) position.turn();
        firstChild[node] = size;
        children[node] = position.seenBy(player).moves(moves);
        for (int i = 0; i < children[node]; i++, size++) {
            int drawn = i + random.nextInt(children[node] - i);
            move[size] = moves[drawn];
            moves[drawn] = moves[i];
            parent[size] = node;
            points[size] = visits[size] = children[size] = 0;
        }
        return children[node] > 0;
    }

    /** Simulation: plays a random game to its end. A team wins if its score exceeds every other's. */
    private void playOut(P position) {
        P end = position;
        for (long next; (next = end.randomMove(random)) != Position.NONE; ) {
            end = end.play(next);
        }
        for (int player = 0; player < result.length; player++) {
            result[player] = (1 + Math.signum(game.rules().margin(end, player))) / 2;
        }
    }
}
