package org.botarena.arena.tournament.format;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/**
 * Pairs an even number of vertices so that the total cost of all pairs is minimal. It is Edmonds' blossom algorithm (J.
 * Edmonds, Maximum matching and a polyhedron with 0,1-vertices, 1965). The dual variables follow Z. Galil, Efficient
 * algorithms for finding maximum matching in graphs, 1986. It takes O(n³) steps. For one thread.
 *
 * <p>Names: vertices are 1..n, blossoms are above n, and 0 means none. {@code outer[v]} is the outermost blossom around
 * v. Trees grow from unmatched vertices. {@code label} is EVEN or ODD by the distance from the root, FREE outside of
 * all trees. An edge is tight if {@link #slack} is 0; only tight edges are matched. {@code near[x]} is the tree vertex
 * nearest to x. The weight of an edge is a bound minus its cost; the bound is large enough that every vertex gets
 * paired.
 */
final class PerfectMatching {
    private static final int FREE = -1;
    private static final int EVEN = 0;
    private static final int ODD = 1;

    private final int n;
    private int last;
    private final long[][] weight;
    private final int[][] from;
    private final int[][] to;
    private final long[] dual;
    private final int[] mate;
    private final int[] near;
    private final int[] outer;
    private final int[] parent;
    private final int[][] holder;
    private final int[] label;
    private final int[] seen;
    private int look;
    private final List<List<Integer>> blossom = new ArrayList<>();
    private final Deque<Integer> queue = new ArrayDeque<>();

    /** The cost of a pair. */
    @FunctionalInterface
    interface Cost {
        /** The cost of pairing two of 0..n-1: symmetric and at least 0. The sum of n squared costs must fit a long. */
        long of(int one, int other);
    }

    private PerfectMatching(int n, Cost cost) {
        this.n = n;
        last = n;
        int all = n + n / 2 + 2;
        weight = new long[all][all];
        from = new int[all][all];
        to = new int[all][all];
        dual = new long[all];
        mate = new int[all];
        near = new int[all];
        outer = new int[all];
        parent = new int[all];
        holder = new int[all][n + 1];
        label = new int[all];
        seen = new int[all];
        for (int i = 0; i < all; i++) {
            blossom.add(new ArrayList<>());
        }
        long highest = 1;
        for (int u = 1; u <= n; u++) {
            outer[u] = u;
            holder[u][u] = u;
            for (int v = 1; v <= n; v++) {
                from[u][v] = u;
                to[u][v] = v;
                weight[u][v] = u == v ? 0 : cost.of(u - 1, v - 1);
                highest = Math.max(highest, weight[u][v]);
            }
        }
        long bound = highest * n + 1;
        for (int u = 1; u <= n; u++) {
            dual[u] = bound;
            for (int v = 1; v <= n; v++) {
                weight[u][v] = u == v ? 0 : bound - weight[u][v];
            }
        }
    }

    /**
     * The partner of each vertex.
     *
     * @param n an even number of vertices
     */
    static int[] of(int n, Cost cost) {
        PerfectMatching matching = new PerfectMatching(n, cost);
        boolean isGrowing = n > 0;
        while (isGrowing) {
            isGrowing = matching.augment();
        }
        int[] mates = new int[n];
        Arrays.setAll(mates, i -> matching.mate[i + 1] - 1);
        return mates;
    }

    private long slack(int u, int v) {
        int a = from[u][v];
        int b = to[u][v];
        return dual[a] + dual[b] - 2 * weight[a][b];
    }

    /** Grows trees until two of them meet, and matches one more pair; returns false if all are matched. */
    private boolean augment() {
        Arrays.fill(label, 0, last + 1, FREE);
        Arrays.fill(near, 0, last + 1, 0);
        queue.clear();
        for (int x = 1; x <= last; x++) {
            if (outer[x] == x && mate[x] == 0) {
                parent[x] = 0;
                label[x] = EVEN;
                enqueue(x);
            }
        }
        if (queue.isEmpty()) {
            return false;
        }
        while (!scan()) {
            adjust();
            for (int x = 1; x <= last; x++) {
                boolean isTight = outer[x] == x && near[x] != 0 && outer[near[x]] != x && slack(near[x], x) == 0;
                if (isTight && grow(from[near[x]][x], to[near[x]][x])) {
                    return true;
                }
            }
            for (int b = n + 1; b <= last; b++) {
                if (outer[b] == b && label[b] == ODD && dual[b] == 0) {
                    expand(b);
                }
            }
        }
        return true;
    }

    /** Follows the tight edges from the trees; returns whether two trees met. */
    private boolean scan() {
        while (!queue.isEmpty()) {
            int u = queue.remove();
            for (int v = 1; v <= n && label[outer[u]] != ODD; v++) {
                if (weight[u][v] > 0 && outer[u] != outer[v]) {
                    if (slack(u, v) == 0) {
                        if (grow(u, v)) {
                            return true;
                        }
                    } else {
                        approach(u, outer[v]);
                    }
                }
            }
        }
        return false;
    }

    /** Changes the duals by the largest valid amount: another edge becomes tight, or a blossom may be expanded. */
    private void adjust() {
        long by = Long.MAX_VALUE;
        for (int b = n + 1; b <= last; b++) {
            by = outer[b] == b && label[b] == ODD ? Math.min(by, dual[b] / 2) : by;
        }
        for (int x = 1; x <= last; x++) {
            if (outer[x] == x && near[x] != 0 && label[x] != ODD) {
                by = Math.min(by, label[x] == FREE ? slack(near[x], x) : slack(near[x], x) / 2);
            }
        }
        for (int x = 1; x <= last; x++) {
            if (x <= n || outer[x] == x) {
                int kind = label[outer[x]];
                long change = kind == EVEN ? by : kind == ODD ? -by : 0;
                dual[x] += x <= n ? -change : 2 * change;
            }
        }
        queue.clear();
    }

    /** Adds a tight edge that leaves a tree; returns whether it leads to another tree. */
    private boolean grow(int a, int b) {
        int u = outer[a];
        int v = outer[b];
        if (label[v] == FREE) {
            int next = outer[mate[v]];
            parent[v] = a;
            label[v] = ODD;
            near[v] = 0;
            near[next] = 0;
            label[next] = EVEN;
            enqueue(next);
        } else if (label[v] == EVEN) {
            int root = common(u, v);
            if (root == 0) {
                flip(u, v);
                flip(v, u);
                return true;
            }
            shrink(u, root, v);
        }
        return false;
    }

    private void approach(int u, int x) {
        if (near[x] == 0 || slack(u, x) < slack(near[x], x)) {
            near[x] = u;
        }
    }

    private void findNear(int x) {
        near[x] = 0;
        for (int u = 1; u <= n; u++) {
            if (weight[from[u][x]][to[u][x]] > 0 && outer[u] != x && label[outer[u]] == EVEN) {
                approach(u, x);
            }
        }
    }

    private void enqueue(int x) {
        if (x <= n) {
            queue.add(x);
        } else {
            blossom.get(x).forEach(this::enqueue);
        }
    }

    private void put(int x, int into) {
        outer[x] = into;
        if (x > n) {
            blossom.get(x).forEach(inner -> put(inner, into));
        }
    }

    /** The index of a member on the even side of the circle, reversing the circle if necessary. */
    private int evenPlace(int b, int member) {
        List<Integer> circle = blossom.get(b);
        int place = circle.indexOf(member);
        if (place % 2 == 1) {
            Collections.reverse(circle.subList(1, circle.size()));
            return circle.size() - place;
        }
        return place;
    }

    private void match(int u, int v) {
        mate[u] = to[u][v];
        if (u > n) {
            int member = holder[u][from[u][v]];
            int place = evenPlace(u, member);
            List<Integer> circle = blossom.get(u);
            for (int i = 0; i < place; i++) {
                match(circle.get(i), circle.get(i ^ 1));
            }
            match(member, v);
            Collections.rotate(circle, -place);
        }
    }

    /** Swaps matched and unmatched edges from here to the root. */
    private void flip(int from, int to) {
        int u = from;
        int v = to;
        while (true) {
            int next = outer[mate[u]];
            match(u, v);
            if (next == 0) {
                return;
            }
            match(next, outer[parent[next]]);
            u = outer[parent[next]];
            v = next;
        }
    }

    /** The vertex where two paths to the root meet, or 0 if they do not. */
    private int common(int one, int other) {
        look++;
        for (int u = one, v = other; u != 0 || v != 0; ) {
            if (u != 0) {
                if (seen[u] == look) {
                    return u;
                }
                seen[u] = look;
                u = outer[mate[u]];
                u = u == 0 ? 0 : outer[parent[u]];
            }
            int swap = u;
            u = v;
            v = swap;
        }
        return 0;
    }

    /** Contracts an odd circle into one vertex. */
    private void shrink(int u, int root, int v) {
        int b = n + 1;
        while (b <= last && outer[b] != 0) {
            b++;
        }
        last = Math.max(last, b);
        dual[b] = 0;
        label[b] = EVEN;
        mate[b] = mate[root];
        List<Integer> circle = blossom.get(b);
        circle.clear();
        circle.add(root);
        climb(u, root, circle);
        Collections.reverse(circle.subList(1, circle.size()));
        climb(v, root, circle);
        put(b, b);
        for (int x = 1; x <= last; x++) {
            from[b][x] = 0;
            to[b][x] = 0;
            from[x][b] = 0;
            to[x][b] = 0;
        }
        Arrays.fill(holder[b], 0);
        for (int member : circle) {
            for (int x = 1; x <= last; x++) {
                if (from[b][x] == 0 || slack(member, x) < slack(b, x)) {
                    from[b][x] = from[member][x];
                    to[b][x] = to[member][x];
                    from[x][b] = from[x][member];
                    to[x][b] = to[x][member];
                }
            }
            for (int x = 1; x <= n; x++) {
                holder[b][x] = holder[member][x] != 0 ? member : holder[b][x];
            }
        }
        findNear(b);
    }

    private void climb(int from, int root, List<Integer> circle) {
        for (int x = from; x != root; ) {
            int next = outer[mate[x]];
            circle.add(x);
            circle.add(next);
            enqueue(next);
            x = outer[parent[next]];
        }
    }

    /** Replaces a blossom in the tree by its members. */
    private void expand(int b) {
        List<Integer> circle = blossom.get(b);
        circle.forEach(member -> put(member, member));
        int member = holder[b][from[b][parent[b]]];
        int place = evenPlace(b, member);
        for (int i = 0; i < place; i += 2) {
            int odd = circle.get(i);
            int even = circle.get(i + 1);
            parent[odd] = from[even][odd];
            label[odd] = ODD;
            label[even] = EVEN;
            near[odd] = 0;
            findNear(even);
            enqueue(even);
        }
        label[member] = ODD;
        parent[member] = parent[b];
        for (int i = place + 1; i < circle.size(); i++) {
            label[circle.get(i)] = FREE;
            findNear(circle.get(i));
        }
        outer[b] = 0;
    }
}
