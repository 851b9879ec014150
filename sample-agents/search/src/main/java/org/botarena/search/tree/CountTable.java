package org.botarena.search.tree;

import java.util.Arrays;
import org.botarena.api.Position;

/**
 * A transposition table of counters for each move of a position: the numbers of its games won, lost and drawn, from the
 * side of the player to move, and its proof. Plain arrays of a fixed size; a full table accepts no new position until
 * it is emptied.
 */
final class CountTable<P extends Position<P>> {
    static final int ABSENT = -1;

    private static final int PER_MOVE = 4;

    private static final int SPREAD = 0x9e3779b9; // Spreads every bit of a hash upwards.
    private static final int MOVES_PER_POSITION = 8; // room on average

    private final Object[] keys; // Open addressing; at most half of the places are used.
    private final int[] first;
    private final int[] counters;
    private int positions;
    private int used;

    /** Makes a table for a number of positions. */
    CountTable(int positions) {
        int places = Integer.highestOneBit(Math.max(2, 2 * positions - 1)) * 2;
        keys = new Object[places];
        first = new int[places];
        counters = new int[positions * MOVES_PER_POSITION * PER_MOVE];
    }

    /** The start of the counters of a position, or {@link #ABSENT}. */
    int find(P position) {
        int place = place(position);
        return keys[place] == null ? ABSENT : first[place];
    }

    /** Adds a new position with counters at zero; returns {@link #ABSENT} if the table is full. */
    int add(P position, int moves) {
        if (isFull(moves)) {
            return ABSENT;
        }
        int place = place(position);
        keys[place] = position;
        first[place] = used;
        used += moves * PER_MOVE;
        positions++;
        return first[place];
    }

    int positions() {
        return positions;
    }

    boolean isFull(int moves) {
        return 2 * positions >= keys.length || used + moves * PER_MOVE > counters.length;
    }

    private int place(P position) {
        int mask = keys.length - 1;
        int hash = position.hashCode() * SPREAD;
        int place = (hash ^ (hash >>> 16)) & mask;
        while (keys[place] != null && !keys[place].equals(position)) {
            place = (place + 1) & mask;
        }
        return place;
    }

    int wins(int entry, int move) {
        return counters[entry + move * PER_MOVE];
    }

    int losses(int entry, int move) {
        return counters[entry + move * PER_MOVE + 1];
    }

    int draws(int entry, int move) {
        return counters[entry + move * PER_MOVE + 2];
    }

    int games(int entry, int move) {
        return wins(entry, move) + losses(entry, move) + draws(entry, move);
    }

    void count(int entry, int move, int wins, int losses, int draws) {
        counters[entry + move * PER_MOVE] += wins;
        counters[entry + move * PER_MOVE + 1] += losses;
        counters[entry + move * PER_MOVE + 2] += draws;
    }

    /** The proof of a move: 0 for none, otherwise 2 + its result, which is 1, 0 or -1. */
    int proof(int entry, int move) {
        return counters[entry + move * PER_MOVE + 3];
    }

    void prove(int entry, int move, int result) {
        counters[entry + move * PER_MOVE + 3] = 2 + result;
    }

    void clear() {
        Arrays.fill(keys, null);
        Arrays.fill(counters, 0, used, 0);
        positions = 0;
        used = 0;
    }
}
