package org.botarena.reversi;

import java.util.Arrays;

/**
 * Stores results of searches: bounds of the value, the best move, and the depth and certainty of the search. The whole
 * position is the key, so entries are never confused. One thread.
 */
final class HashTable {
    static final int NO_MOVE = 64;
    static final int MISSING = -1;

    /** The longs of an entry, two of which are the position: half of a cache line. */
    private static final int WORDS = 4;

    private static final int DATA = 2;
    private static final int OFFSET = 64; // Bounds are stored as 0..128.

    private final long[] words;
    private final int shift;
    private long generation;

    /**
     * Makes an empty table.
     *
     * @param bits binary logarithm of the number of entries, 2..26
     */
    HashTable(int bits) {
        words = new long[WORDS << bits];
        shift = 64 - bits;
    }

    /** Makes the largest table within a limit of bits and of bytes. */
    static HashTable within(int bits, long bytes) {
        int fitting = 63 - Long.numberOfLeadingZeros(Math.max(1 << 10, bytes / (WORDS * Long.BYTES)));
        return new HashTable(Math.min(bits, fitting));
    }

    void clear() {
        Arrays.fill(words, 0);
        generation = 0;
    }

    /** Begins a search; entries of earlier searches are replaced first. */
    void age() {
        generation = generation + 1 & 0xff;
    }

    /** The place of a position, or {@link #MISSING}. */
    int find(long own, long opponent) {
        int first = first(own, opponent);
        if (words[first] == own && words[first + 1] == opponent) {
            return first;
        }
        int second = first ^ WORDS;
        return words[second] == own && words[second + 1] == opponent ? second : MISSING;
    }

    /** The data at a place that {@link #find} returned, for the methods below. */
    long data(int place) {
        return words[place + DATA];
    }

    static int lower(long data) {
        return (int) (data & 0xff) - OFFSET;
    }

    static int upper(long data) {
        return (int) (data >>> 8 & 0xff) - OFFSET;
    }

    static int move(long data) {
        return (int) (data >>> 16 & 0xff);
    }

    static int depth(long data) {
        return (int) (data >>> 24 & 0xff);
    }

    static int certainty(long data) {
        return (int) (data >>> 32 & 0xff);
    }

    /**
     * Stores a position.
     *
     * @param certainty the higher, the more certain
     * @param lower a lower bound of the value for the mover, -64..64
     * @param upper an upper bound
     * @param move the best or refuting move, or {@link #NO_MOVE}
     */
    void store(long own, long opponent, int depth, int certainty, int lower, int upper, int move) {
        int place = find(own, opponent);
        if (place == MISSING) {
            int first = first(own, opponent);
            place = worth(first) <= worth(first ^ WORDS) ? first : first ^ WORDS;
            words[place] = own;
            words[place + 1] = opponent;
        } else {
            long old = words[place + DATA];
            if (depth(old) == depth && certainty(old) == certainty) {
                lower = Math.max(lower, lower(old));
                upper = Math.min(upper, upper(old));
            } else if (depth(old) > depth && certainty(old) >= certainty && old >>> 40 == generation) {
                return; // A probe of less depth.
            }
            if (move == NO_MOVE) {
                move = move(old);
            }
        }
        words[place + DATA] = lower + OFFSET
                | (long) (upper + OFFSET) << 8
                | (long) move << 16
                | (long) depth << 24
                | (long) certainty << 32
                | generation << 40;
    }

    private int worth(int place) {
        long data = words[place + DATA];
        return (data >>> 40 == generation ? 1 << 16 : 0) + depth(data);
    }

    private int first(long own, long opponent) {
        long mixed = (own ^ opponent * 0xd6e8feb86659fd93L) * 0x9e3779b97f4a7c15L;
        mixed ^= mixed >>> 32;
        return (int) ((mixed * 0xd6e8feb86659fd93L) >>> shift) * WORDS;
    }
}
