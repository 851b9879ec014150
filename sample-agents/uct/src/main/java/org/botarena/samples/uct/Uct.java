package org.botarena.samples.uct;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.Setting;
import org.botarena.api.TimeBudget;
import org.pf4j.Extension;

/**
 * Monte-Carlo tree search with UCB1 in the tree (UCT), for any game.
 *
 * <p>One simulation: walk down the tree, always to the child with the highest upper confidence bound (selection); add one
 * new node where the tree ends (expansion); play a random game from there (simulation); count its result in every node
 * of the path (back-propagation). When time is up, the most visited move is played.
 *
 * <p>Chance draws its outcomes anew in each simulation. Where cards are hidden, each simulation guesses them anew and
 * goes by that guess: one tree holds what follows from all guesses, and a move that only some of them allow is measured
 * by how often it was there to choose, not by how often its node was visited.
 *
 * <p>Sources: Kocsis and Szepesvari, Bandit Based Monte-Carlo Planning, 2006; Cowling, Powley and Whitehouse,
 * Information Set Monte Carlo Tree Search, 2012. In the code T is the visits of a node, mu the share of points it won, in
 * 0..1, K the exploration constant.
 */
@Extension
@Option(
        name = "k",
        type = Setting.Type.DECIMAL,
        byDefault = "0.3",
        min = "0",
        text = "exploration: K of mu + sqrt(K ln T / T_child)")
@Option(
        name = "share",
        type = Setting.Type.DECIMAL,
        byDefault = "0.9",
        min = "0",
        max = "1",
        text = "share of the time used")
@Option(
        name = "simulations",
        type = Setting.Type.WHOLE,
        byDefault = "0",
        min = "0",
        text = "simulations a move; 0: by time")
@Option(
        name = "nodes",
        type = Setting.Type.WHOLE,
        byDefault = "3000000",
        min = "1",
        max = "50000000",
        text = "most nodes in the tree")
public class Uct<P extends Position<P>> extends Agent<P> {
    private static final int BYTES_PER_NODE = 31;
    private static final int ROOT = 0;
    private static final int NOWHERE = -1;

    private final double k = Double.parseDouble(game.options().get("k"));
    private final double share = Double.parseDouble(game.options().get("share"));
    private final long simulations = Long.parseLong(game.options().get("simulations"));
    private final SplittableRandom random = new SplittableRandom(game.seed());

    // The tree. A node is a number, and an index into these arrays; the children of a node are numbered one after
    // another.
    private final long[] move; // that leads to the node
    private final int[] parent;
    private final int[] firstChild;
    private final short[] children; // 0 until the node is expanded
    private final byte[] turn; // who moves there, once it is expanded
    private final int[] visits;
    private final int[] points; // of the player who moved INTO the node: 2 for a win, 1 for a draw
    private int size; // nodes in use

    private boolean isHidden; // something is, from the player who searches
    private final int[] available; // how often the node was there to choose; counted only where something is hidden
    private int searcher;

    private final long[] moves; // room to list the moves of a position
    private final int[] earned; // by each player, in the play-out just made
    private int plies; // how many the root is away from the start

    public Uct(Game<P> game) {
        super(game);
        moves = new long[game.rules().maxMoves()];
        earned = new int[game.rules().players()];
        long most = Runtime.getRuntime().maxMemory() / 3 / BYTES_PER_NODE; // the tree gets a third of the heap
        int capacity = (int) Math.min(most, Long.parseLong(game.options().get("nodes")));
        capacity = Math.max(capacity, 1 + moves.length); // room for the root and its children at least
        move = new long[capacity];
        parent = new int[capacity];
        firstChild = new int[capacity];
        children = new short[capacity];
        turn = new byte[capacity];
        visits = new int[capacity];
        points = new int[capacity];
        available = new int[capacity];
    }

    @Override
    public long play(int player) {
        TimeBudget budget = game.budget(share);
        P position = game.position();
        searcher = player;
        lookForSecrets(position);
        reRoot(game.history());
        for (long done = 1; ; done++) {
            simulate(position.guess(random));
            boolean enough = simulations > 0 ? done >= simulations : !budget.isLeft();
            // With one move there is nothing to think about.
            if (children[ROOT] > 0 && (enough || children[ROOT] == 1)) {
                return move[mostVisitedChild()];
            }
        }
    }

    /** Where something is hidden each tree is new: what was seen since rules out many of the guesses of the last one. */
    private void lookForSecrets(P position) {
        boolean wasHidden = isHidden;
        isHidden = !position.guess(random).equals(position);
        if (isHidden || wasHidden) {
            size = 0;
        }
    }

    /** One simulation from the root, which stands for that position: complete, with what is hidden guessed. */
    private void simulate(P root) {
        P position = root;
        int node = ROOT;
        while (visits[node] > 0 && hasChildren(node, position)) {
            int next = isHidden ? selectAvailable(node, position) : select(node, position);
            if (next == NOWHERE) {
                break; // no guess before this one led here
            }
            node = next;
            position = position.play(move[node]);
        }
        playOut(position);
        backPropagate(node);
    }

    // ---- Selection -------------------------------------------------------------------------------------------------

    /** The child to go to: one not tried yet if there is any, else the highest mu + sqrt(K ln T / T_child). */
    private int select(int node, P position) {
        if (turn[node] == Position.CHANCE) {
            return child(node, position.randomMove(random));
        }
        int end = firstChild[node] + children[node];
        double kLogT = k * Math.log(visits[node]);
        double highest = -1;
        int best = NOWHERE;
        for (int child = firstChild[node]; child < end; child++) {
            if (visits[child] == 0) {
                return child;
            }
            double perVisit = 1.0 / visits[child];
            double bound = points[child] * 0.5 * perVisit + Math.sqrt(kLogT * perVisit);
            if (bound > highest) {
                highest = bound;
                best = child;
            }
        }
        return best;
    }

    /**
     * The same among the moves that this guess allows, with the number of guesses that allowed the move in the place of
     * T: a move that is seldom possible is not held to be neglected.
     */
    private int selectAvailable(int node, P position) {
        if (turn[node] == Position.CHANCE) {
            return child(node, position.randomMove(random));
        }
        int count = position.moves(moves);
        double highest = -1;
        int best = NOWHERE;
        int untried = NOWHERE;
        for (int i = 0; i < count; i++) {
            int child = child(node, moves[i]);
            if (child == NOWHERE) {
                continue;
            }
            available[child]++;
            if (visits[child] == 0) {
                untried = untried == NOWHERE ? child : Math.min(untried, child); // the children lie shuffled
                continue;
            }
            double bound =
                    points[child] * 0.5 / visits[child] + Math.sqrt(k * Math.log(available[child]) / visits[child]);
            if (bound > highest) {
                highest = bound;
                best = child;
            }
        }
        return untried == NOWHERE ? best : untried;
    }

    // ---- Expansion -------------------------------------------------------------------------------------------------

    /**
     * Whether the walk goes on below a node; lists its moves at the second visit, if the game is not over and there is
     * room. Where something is hidden these are the moves that any guess allows, as far as the searcher knows.
     */
    private boolean hasChildren(int node, P position) {
        if (children[node] > 0) {
            return true;
        }
        if (size + moves.length > move.length) {
            return false; // full: play-outs go on from the leaves there are
        }
        int count = (isHidden ? position.seenBy(searcher) : position).moves(moves);
        if (count == 0) {
            return false; // over
        }
        firstChild[node] = size;
        children[node] = (short) count;
        turn[node] = (byte) position.turn();
        for (int i = 0; i < count; i++) {
            // Shuffled: the moves are tried in random order.
            int swap = i + random.nextInt(count - i);
            addNode(node, moves[swap]);
            moves[swap] = moves[i];
        }
        return true;
    }

    private void addNode(int above, long by) {
        move[size] = by;
        parent[size] = above;
        children[size] = 0;
        visits[size] = 0;
        points[size] = 0;
        if (isHidden) {
            available[size] = 0;
        }
        size++;
    }

    // ---- Simulation ------------------------------------------------------------------------------------------------

    /** A random game from here to its end; leaves in {@link #earned} what it brought to each player. */
    private void playOut(P position) {
        P end = position;
        for (long next; (next = end.randomMove(random)) != Position.NONE; ) {
            end = end.play(next);
        }
        Rules<P> rules = game.rules();
        for (int player = 0; player < earned.length; player++) {
            // A team wins if its score exceeds every other's.
            earned[player] = 1 + (int) Math.signum(rules.margin(end, player));
        }
    }

    // ---- Back-propagation ------------------------------------------------------------------------------------------

    /** Counts the play-out from a node up to the root: each node's points belong to the player who moved INTO it. */
    private void backPropagate(int leaf) {
        for (int node = leaf; node != ROOT; node = parent[node]) {
            visits[node]++;
            int mover = turn[parent[node]];
            if (mover != Position.CHANCE) {
                points[node] += earned[mover];
            }
        }
        visits[ROOT]++;
    }

    // ---- The decision, and the tree from move to move --------------------------------------------------------------

    private int mostVisitedChild() {
        int best = firstChild[ROOT];
        for (int child = best; child < firstChild[ROOT] + children[ROOT]; child++) {
            if (visits[child] > visits[best]) {
                best = child;
            }
        }
        return best;
    }

    /** Makes the node that the moves since the last decision lead to the root; an empty tree if there is none. */
    private void reRoot(long[] history) {
        int node = size > 0 && plies <= history.length ? ROOT : NOWHERE;
        for (int ply = plies; ply < history.length && node != NOWHERE; ply++) {
            node = child(node, history[ply]);
        }
        plies = history.length;
        if (node == NOWHERE) {
            size = 0;
            addNode(NOWHERE, Position.NONE);
        } else {
            keepBelow(node);
        }
    }

    /** The child that a move leads to, or {@link #NOWHERE}. */
    private int child(int node, long by) {
        for (int child = firstChild[node]; child < firstChild[node] + children[node]; child++) {
            if (move[child] == by) {
                return child;
            }
        }
        return NOWHERE;
    }

    /** Makes a node the root and closes the gaps: parents come before their children, so one pass moves all of them. */
    private void keepBelow(int root) {
        int[] place = new int[size];
        Arrays.fill(place, NOWHERE);
        int kept = 0;
        for (int node = root; node < size; node++) {
            int above = node == root ? NOWHERE : parent[node] < root ? NOWHERE : place[parent[node]];
            if (node != root && above == NOWHERE) {
                continue;
            }
            place[node] = kept;
            move[kept] = move[node];
            parent[kept] = above;
            firstChild[kept] = firstChild[node];
            children[kept] = children[node];
            turn[kept] = turn[node];
            visits[kept] = visits[node];
            points[kept] = points[node];
            if (above != NOWHERE && firstChild[above] == node) {
                firstChild[above] = kept;
            }
            kept++;
        }
        size = kept;
    }

    /** How many simulations the tree holds for the current root. */
    public int visits() {
        return visits[ROOT];
    }

    /** How many nodes the tree has, those not tried yet included. */
    public int nodes() {
        return size;
    }
}
