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
 * Monte-Carlo tree search with UCB1 in the tree (UCT), for any game. Chance falls anew in each simulation. What is hidden is
 * guessed once a move, and the guess is taken for the truth; the tree is new at every move. The agent mcts does better in both.
 *
 * <p>Source: Kocsis and Szepesvari, Bandit Based Monte-Carlo Planning, 2006. In the code T is the visits of a node, mu the
 * share of points it won, in 0..1, K the exploration constant.
 */
@Extension
@Option(
        name = "k",
        type = Setting.Type.DECIMAL,
        byDefault = "0.3",
        min = "0",
        text = "K of mu + sqrt(K ln T / T_child)")
@Option(name = "share", type = Setting.Type.DECIMAL, byDefault = "0.9", min = "0", max = "1", text = "of the time")
@Option(name = "simulations", type = Setting.Type.WHOLE, byDefault = "0", min = "0", text = "a move; 0: by time")
@Option(name = "nodes", type = Setting.Type.WHOLE, byDefault = "2000000", min = "1", max = "20000000", text = "at most")
public class Uct<P extends Position<P>> extends Agent<P> {
    private static final int ROOT = 0;

    private final double k = game.option("k", double.class);
    private final double share = game.option("share", double.class);
    private final long simulations = game.option("simulations", long.class);
    private final SplittableRandom random = new SplittableRandom(game.seed());

    // The tree. A node is a number, and an index into these arrays; children are numbered one after another.
    private final long[] move; // that leads to the node
    private final int[] visits;
    private final double[] points; // of the player who moved INTO the node: 1 for a win, a half for a draw
    private final int[] firstChild;
    private final int[] children; // 0 until the node is expanded
    private int size; // nodes in use

    private final long[] moves; // room to list the moves of a position

    public Uct(Game<P> game) {
        super(game);
        moves = new long[game.rules().maxMoves()];
        long fitting = Runtime.getRuntime().maxMemory() / 100; // the tree takes at most about a third of the heap
        int nodes = (int) Math.min(fitting, game.option("nodes", long.class)) + 1 + moves.length;
        move = new long[nodes];
        visits = new int[nodes];
        points = new double[nodes];
        firstChild = new int[nodes];
        children = new int[nodes];
    }

    /** Simulates until the time is up, then plays the most visited move. */
    @Override
    public long play(int player) {
        TimeBudget budget = game.budget(share);
        P position = game.position().guess(random);
        size = 0;
        add(Position.NONE);
        expand(ROOT, position);
        for (long done = 0; children[ROOT] > 1 && (simulations > 0 ? done < simulations : budget.isLeft()); done++) {
            simulate(ROOT, position);
        }
        int best = firstChild[ROOT];
        for (int child = best; child < firstChild[ROOT] + children[ROOT]; child++) {
            best = visits[child] > visits[best] ? child : best;
        }
        return move[best];
    }

    /** One simulation from a node on: down the tree, a random game where it ends, and its result counted on the way back. */
    private P simulate(int node, P position) {
        P end;
        if (children[node] > 0 || (visits[node] > 0 && expand(node, position))) {
            int child = select(node, position);
            end = simulate(child, position.play(move[child]));
            if (position.turn() != Position.CHANCE) {
                points[child] += result(end, position.turn());
            }
        } else {
            end = playOut(position);
        }
        visits[node]++;
        return end;
    }

    /** Selection: a child not tried yet if there is any, else the one with the highest mu + sqrt(K ln T / T_child). */
    private int select(int node, P position) {
        int end = firstChild[node] + children[node];
        int best = firstChild[node];
        if (position.turn() == Position.CHANCE) {
            for (long outcome = position.randomMove(random); move[best] != outcome; best++) {}
            return best;
        }
        double kLogT = k * Math.log(visits[node]);
        double highest = Double.NEGATIVE_INFINITY;
        for (int child = firstChild[node]; child < end; child++) {
            if (visits[child] == 0) {
                return child;
            }
            double bound = points[child] / visits[child] + Math.sqrt(kLogT / visits[child]);
            if (bound > highest) {
                highest = bound;
                best = child;
            }
        }
        return best;
    }

    /** Expansion: gives a node its children, in random order; false if the game is over there or the tree is full. */
    private boolean expand(int node, P position) {
        if (size + moves.length > move.length) {
            return false;
        }
        int count = position.moves(moves);
        firstChild[node] = size;
        children[node] = count;
        for (int i = 0; i < count; i++) {
            int drawn = i + random.nextInt(count - i);
            add(moves[drawn]);
            moves[drawn] = moves[i];
        }
        return count > 0;
    }

    private void add(long by) {
        move[size] = by;
        visits[size] = 0;
        points[size] = 0;
        children[size] = 0;
        size++;
    }

    /** Simulation: a random game from here to its end. */
    private P playOut(P position) {
        P end = position;
        for (long next; (next = end.randomMove(random)) != Position.NONE; ) {
            end = end.play(next);
        }
        return end;
    }

    /** Back-propagation: 1 for a win, 0.5 for a draw, 0 for a loss: a team wins if its score exceeds every other's. */
    private double result(P over, int player) {
        return (1 + Math.signum(game.rules().margin(over, player))) / 2;
    }
}
