package org.botarena.search.connectfour;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.botarena.game.connectfour.Board;
import org.botarena.game.connectfour.ConnectFour;

/**
 * Solves Connect Four by alpha-beta over sets of cells with a table of bounds. One thread.
 *
 * <p>The value of a position, to the player to move, is the number of stones that the winner has left after winning,
 * including the winning stone. It is negative if the opponent wins, and 0 for a draw. An earlier win has a larger
 * value, and the value determines the plies to the end. The search is short for four reasons. Moves that lose at once
 * are never played, and forced ones are played at once. Moves that make more threats come first, then middle columns
 * before outer ones. The value is found by null-window searches, beginning next to a draw, and each of them uses the
 * table of those before it.
 */
public final class ConnectFourSolver {
    /** A byte of the table: 0 if empty, otherwise a bound plus this offset, and 64 more for a lower bound. */
    private static final int OFFSET = 32;

    private static final int LOWER = 64;
    private static final long MIXER = 0x9e3779b97f4a7c15L;

    private final Board board;
    private final int rows;
    private final int cells;
    private final long all;
    private final long lowest;

    /** The columns as sets of cells, the middle ones first. */
    private final long[] columns;

    /** The moves of each ply, best first, and the number of threats that each makes. */
    private final long[] ordered;

    private final int[] threats;

    private final long[] keys;
    private final byte[] bounds;
    private final int shift;

    /**
     * Makes a solver for positions on a board.
     *
     * @param bits 1 to 28: the table has two to the power of this many entries, of nine bytes each
     */
    public ConnectFourSolver(Board board, int bits) {
        this.board = board;
        this.rows = board.rows();
        this.cells = board.cells();
        this.all = Threats.cells(board);
        this.lowest = Threats.lowest(board);
        this.columns = IntStream.range(0, board.columns())
                .boxed()
                .sorted(Comparator.comparingInt(column -> Math.abs(2 * column - board.columns() + 1)))
                .mapToLong(column -> ((1L << rows) - 1) << ((rows + 1) * column))
                .toArray();
        this.ordered = new long[cells * columns.length];
        this.threats = new int[cells * columns.length];
        this.keys = new long[1 << bits];
        this.bounds = new byte[1 << bits];
        this.shift = Long.SIZE - bits;
    }

    /**
     * The result of a position with perfect play.
     *
     * @throws IllegalArgumentException if the position is from another board
     */
    public PerfectResult solve(ConnectFour position) {
        if (!position.board().equals(board)) {
            throw new IllegalArgumentException("a solver for %s is asked for %s".formatted(board, position.board()));
        }
        if (position.turn() < 0) {
            return new PerfectResult((int) position.score(position.side()), 0);
        }
        long stones = position.crosses() | position.noughts();
        long own = position.side() == 0 ? position.crosses() : position.noughts();
        if ((Threats.of(own, rows) & landings(stones)) != 0) {
            return new PerfectResult(1, 1);
        }
        return outcome(value(own, stones, position.plies()), position.plies());
    }

    /** The result after each move of a position, from the mover's side, in the order of {@code moves()}. */
    public PerfectResult[] solveMoves(ConnectFour position) {
        return Arrays.stream(position.moves())
                .mapToObj(move -> solve(position.play(move)).before())
                .toArray(PerfectResult[]::new);
    }

    private PerfectResult outcome(int value, int plies) {
        if (value == 0) {
            return new PerfectResult(0, cells - plies);
        }
        int end = cells + 2 - 2 * Math.abs(value);
        int parity = (value > 0 ? plies + 1 : plies) & 1;
        return new PerfectResult(Integer.signum(value), end - (((end & 1) == parity) ? 0 : 1) - plies);
    }

    /** The value of a win by the stone that brings the board to this number of stones. */
    private int winning(int end) {
        return (cells + 2 - end) / 2;
    }

    private int value(long own, long stones, int plies) {
        int low = -winning(plies + 2);
        int high = winning(plies + 3);
        while (low < high) {
            int middle = low + (high - low) / 2;
            int asked = middle < 0
                    ? Math.min(high - 1, Math.max(middle, low / 2))
                    : Math.max(low, Math.min(middle, high / 2));
            int found = search(own, stones, plies, asked, asked + 1);
            if (found <= asked) {
                high = found;
            } else {
                low = found;
            }
        }
        return low;
    }

    /** The value of a position whose mover cannot win at once, or a bound of it if it is outside alpha to beta. */
    private int search(long own, long stones, int plies, int alpha, int beta) {
        long moves = safe(own, stones);
        if (moves == 0) {
            return -winning(plies + 2);
        }
        if (plies >= cells - 2) {
            return 0;
        }
        int low = Math.max(alpha, -winning(plies + 4));
        int high = Math.min(beta, winning(plies + 3));
        // A full column prefix is all ones, so the sum with one player's stones is a unique number.
        long key = own + stones;
        int slot = (int) ((key * MIXER) >>> shift);
        int bound = keys[slot] == key ? bounds[slot] : 0;
        if (bound >= LOWER) {
            low = Math.max(low, bound - LOWER - OFFSET);
        } else if (bound > 0) {
            high = Math.min(high, bound - OFFSET);
        }
        if (low >= high) {
            return low >= beta ? low : high;
        }
        int first = plies * columns.length;
        int count = order(own, stones, moves, first);
        for (int i = first; i < first + count; i++) {
            int value = -search(stones ^ own, stones | ordered[i], plies + 1, -high, -low);
            if (value >= high) {
                store(slot, key, value + OFFSET + LOWER);
                return value;
            }
            low = Math.max(low, value);
        }
        store(slot, key, low + OFFSET);
        return low;
    }

    private void store(int slot, long key, int bound) {
        keys[slot] = key;
        bounds[slot] = (byte) bound;
    }

    private long landings(long stones) {
        return (stones + lowest) & all;
    }

    /** The moves after which the opponent cannot win at once, as a set of cells, or 0 if every move loses. */
    private long safe(long own, long stones) {
        long theirs = Threats.of(stones ^ own, rows) & all & ~stones;
        long moves = landings(stones);
        long forced = moves & theirs;
        if (forced != 0) {
            moves = (forced & (forced - 1)) == 0 ? forced : 0;
        }
        return moves & ~(theirs >>> 1);
    }

    /** Orders the moves from an index on, and returns their number. */
    private int order(long own, long stones, long moves, int first) {
        int count = 0;
        for (long column : columns) {
            long move = moves & column;
            if (move != 0) {
                int made = Long.bitCount(Threats.of(own | move, rows) & all & ~stones);
                int at = first + count++;
                for (; at > first && threats[at - 1] < made; at--) {
                    ordered[at] = ordered[at - 1];
                    threats[at] = threats[at - 1];
                }
                ordered[at] = move;
                threats[at] = made;
            }
        }
        return count;
    }
}
