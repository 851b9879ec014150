package org.botarena.search.tree;

import java.util.Arrays;

/**
 * A search tree as parallel arrays. A node is a number, an index into them. The children of a node are numbered
 * consecutively, after their parent. The number of nodes is fixed in advance; a full tree stops growing.
 */
final class Tree {
    static final int ROOT = 0;
    static final int NOWHERE = -1;

    private static final int BYTES_PER_NODE = 38;

    final long[] move; // the move that leads to the node
    final int[] parent;
    final int[] firstChild;
    final short[] children; // 0 until the node is expanded
    final byte[] turn; // the player to move at the node, once it is expanded
    final int[] visits;
    final double[] sum; // the sum of the results, from the side of the player who moved INTO the node
    final float[] hint; // prior knowledge about the node: a heuristic value or a probability
    final byte[] proof; // see Proofs
    final short[] distance; // the plies from a proven node to the end

    private final int mostMoves;
    private int size; // nodes in use
    private int plies; // the distance of the root from the start of the game

    /**
     * Makes an empty tree.
     *
     * @param nodes the maximum size, which is also limited to a third of the heap
     * @param mostMoves of a position; there is always space for the root and its children
     */
    Tree(int nodes, int mostMoves) {
        this.mostMoves = mostMoves;
        long fitting = Runtime.getRuntime().maxMemory() / 3 / BYTES_PER_NODE;
        int capacity = Math.max((int) Math.min(fitting, nodes), 1 + mostMoves);
        move = new long[capacity];
        parent = new int[capacity];
        firstChild = new int[capacity];
        children = new short[capacity];
        turn = new byte[capacity];
        visits = new int[capacity];
        sum = new double[capacity];
        hint = new float[capacity];
        proof = new byte[capacity];
        distance = new short[capacity];
    }

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    boolean hasRoomFor(int more) {
        return size + more <= move.length;
    }

    /** Adds unvisited children to a node; there must be space. */
    void expand(int node, int player, long[] moves, int count) {
        firstChild[node] = size;
        children[node] = (short) count;
        turn[node] = (byte) player;
        for (int i = 0; i < count; i++) {
            add(node, moves[i]);
        }
    }

    private void add(int above, long by) {
        move[size] = by;
        parent[size] = above;
        children[size] = 0;
        visits[size] = 0;
        sum[size] = 0;
        proof[size] = Proofs.OPEN;
        size++;
    }

    /** The number after those of the children. */
    int end(int node) {
        return firstChild[node] + children[node];
    }

    /** The child after a move, or {@link #NOWHERE}. */
    int child(int node, long by) {
        for (int child = firstChild[node]; child < end(node); child++) {
            if (move[child] == by) {
                return child;
            }
        }
        return NOWHERE;
    }

    /** The child with the most visits, the first of equals; {@link #NOWHERE} if none was visited. */
    int mostVisited(int node) {
        int best = NOWHERE;
        for (int child = firstChild[node]; child < end(node); child++) {
            boolean isMore = best == NOWHERE ? visits[child] > 0 : visits[child] > visits[best];
            best = isMore ? child : best;
        }
        return best;
    }

    /** The plies to the deepest visited node. */
    int depth() {
        int[] depths = new int[size];
        int deepest = 0;
        for (int node = 1; node < size; node++) {
            depths[node] = depths[parent[node]] + 1;
            deepest = visits[node] > 0 ? Math.max(deepest, depths[node]) : deepest;
        }
        return deepest;
    }

    /** The mean of the results of a visited node, from the side of the player who moved into it. */
    double mean(int node) {
        return sum[node] / visits[node];
    }

    /**
     * Makes the node after the moves since the last decision the root. Begins a new tree if there is no such node, if
     * the tree is not kept, or if there is no space for the root's children.
     */
    void follow(long[] history, boolean isKept) {
        int node = isKept && size > 0 && plies <= history.length ? ROOT : NOWHERE;
        for (int ply = plies; ply < history.length && node != NOWHERE; ply++) {
            node = child(node, history[ply]);
        }
        plies = history.length;
        if (node > ROOT) {
            keepBelow(node);
        }
        if (node == NOWHERE || (children[ROOT] == 0 && !hasRoomFor(mostMoves))) {
            size = 0;
            add(NOWHERE, 0);
        }
    }

    /** Makes a node the root and closes the gaps: parents come before their children, so one pass moves all of them. */
    private void keepBelow(int root) {
        int[] place = new int[size];
        Arrays.fill(place, NOWHERE);
        int kept = 0;
        for (int node = root; node < size; node++) {
            int above = node == root || parent[node] < root ? NOWHERE : place[parent[node]];
            if (node != root && above == NOWHERE) {
                continue;
            }
            place[node] = kept;
            move(node, kept);
            parent[kept] = above;
            if (above != NOWHERE && firstChild[above] == node) {
                firstChild[above] = kept;
            }
            kept++;
        }
        size = kept;
    }

    private void move(int from, int to) {
        move[to] = move[from];
        firstChild[to] = firstChild[from];
        children[to] = children[from];
        turn[to] = turn[from];
        visits[to] = visits[from];
        sum[to] = sum[from];
        hint[to] = hint[from];
        proof[to] = proof[from];
        distance[to] = distance[from];
    }
}
