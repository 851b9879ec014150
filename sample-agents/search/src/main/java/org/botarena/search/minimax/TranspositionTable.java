package org.botarena.search.minimax;

import java.util.Arrays;
import org.botarena.api.Position;

/**
 * A transposition table of fixed size in plain arrays: results about positions, until something more useful replaces
 * them. One thread at a time.
 *
 * <p>A position hashes to a pair of slots. Replacement: an entry of the same position is updated. Otherwise the first
 * slot is taken if its entry is older than this decision or no deeper than the new one, and its old entry moves to the
 * second slot. Otherwise the second slot is taken. So deep results last, and there is always space for the newest
 * shallow ones.
 *
 * <p>The table stores positions, not digests: {@code equals} distinguishes two positions with the same hash, so a proof
 * stays a proof. This costs about 32 bytes more per entry.
 */
public final class TranspositionTable<P extends Position<P>> {
    /** The meaning of a value: exact, a lower bound, or an upper bound. */
    public enum Bound {
        EXACT,
        LOWER,
        UPPER
    }

    /** The depth of a result proven up to the ends of the game; it is as good as any depth. */
    public static final int COMPLETE = Short.MAX_VALUE;

    /** The size of an entry and a small position, in bytes. */
    static final int BYTES = 64;

    static final int NOWHERE = -1;

    private final Object[] positions;
    private final double[] values;
    private final short[] depths;
    private final short[] moves;
    private final Bound[] bounds;
    private final byte[] ages;
    private final int mask;
    private byte age;

    /** Makes a table of at least this many entries, rounded up to a power of two. */
    public TranspositionTable(int entries) {
        int size = Math.max(2, Integer.highestOneBit(Math.max(1, entries - 1)) << 1);
        positions = new Object[size];
        values = new double[size];
        depths = new short[size];
        moves = new short[size];
        bounds = new Bound[size];
        ages = new byte[size];
        mask = size - 1;
    }

    /** Makes a table of this many entries, or of the most that fit into a number of bytes if that is less. */
    public static <P extends Position<P>> TranspositionTable<P> of(int entries, long bytes) {
        int most = (int) Math.min(1 << 26, Math.max(2, bytes / BYTES));
        return new TranspositionTable<>(Math.min(entries, Integer.highestOneBit(most)));
    }

    /** Begins a new decision: entries of earlier decisions are replaced, however deep. */
    public void grow() {
        age++;
    }

    /** Forgets everything. */
    public void clear() {
        Arrays.fill(positions, null);
    }

    /** The slot of a position's entry, or {@link #NOWHERE}. */
    int find(P position) {
        int first = slot(position);
        if (position.equals(positions[first])) {
            return first;
        }
        int second = first ^ 1;
        return position.equals(positions[second]) ? second : NOWHERE;
    }

    double value(int slot) {
        return values[slot];
    }

    int depth(int slot) {
        return depths[slot];
    }

    /** The index of the best move in the list of the position's moves. */
    int move(int slot) {
        return moves[slot];
    }

    Bound bound(int slot) {
        return bounds[slot];
    }

    void store(P position, int depth, double value, Bound bound, int move) {
        int first = slot(position);
        int second = first ^ 1;
        int slot;
        if (positions[first] == null || position.equals(positions[first])) {
            slot = first;
        } else if (position.equals(positions[second])) {
            slot = second;
        } else if (ages[first] != age || depths[first] <= depth) {
            copy(first, second);
            slot = first;
        } else {
            slot = second;
        }
        positions[slot] = position;
        values[slot] = value;
        depths[slot] = (short) depth;
        moves[slot] = (short) move;
        bounds[slot] = bound;
        ages[slot] = age;
    }

    private void copy(int from, int to) {
        positions[to] = positions[from];
        values[to] = values[from];
        depths[to] = depths[from];
        moves[to] = moves[from];
        bounds[to] = bounds[from];
        ages[to] = ages[from];
    }

    /** The hashes of records use multiples of 31; the product spreads them over the slots. */
    private int slot(P position) {
        int mixed = position.hashCode() * 0x9e3779b9;
        return (mixed ^ (mixed >>> 15)) & mask & ~1;
    }
}
