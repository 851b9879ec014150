package org.botarena.game.reversi;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;

/**
 * A position of Reversi on an array of squares: every list of moves looks at every square in eight directions.
 * Immutable. It plays the same game as {@link Reversi}, and the same random game from the same random numbers, tens of
 * times as slowly. It exists to compare with bitboards, for correctness and speed. Moves, their order and all texts are
 * those of {@link Reversi}.
 */
public final class ArrayReversi implements Position<ArrayReversi> {
    private static final int[][] DIRECTIONS = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};

    /** Row by row, 1 and -1 for the discs of players 0 and 1, 0 for an empty square. */
    private final int[][] board;

    private final int side; // 1 or -1
    private final long[] moves; // All moves, including the pass.

    private ArrayReversi(int[][] board, int side) {
        this.board = board;
        this.side = side;
        long[] own = movesOf(side);
        moves = own.length == 0 && movesOf(-side).length > 0 ? new long[] {Reversi.PASS} : own;
    }

    /** Converts a position from bitboards. */
    static ArrayReversi of(Reversi position) {
        int size = position.size();
        int[][] board = new int[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int owner = position.at(row, column);
                board[row][column] = owner == Reversi.EMPTY ? 0 : owner == 0 ? 1 : -1;
            }
        }
        return new ArrayReversi(board, position.side() == 0 ? 1 : -1);
    }

    /** This position on bitboards, for text, picture, symmetries and evaluations. */
    public Reversi bitboards() {
        long[] discs = new long[3]; // Indexes: 0 for player 1, 1 for empty squares, 2 for player 0.
        for (int row = 0; row < board.length; row++) {
            for (int column = 0; column < board.length; column++) {
                discs[1 + board[row][column]] |= 1L << Reversi.move(row, column);
            }
        }
        return new Reversi(discs[1 + side], discs[1 - side], (byte) (side == 1 ? 0 : 1), (byte) board.length);
    }

    private long[] movesOf(int who) {
        long[] found = new long[board.length * board.length];
        int count = 0;
        for (int row = 0; row < board.length; row++) {
            for (int column = 0; column < board.length; column++) {
                if (board[row][column] == 0 && turnsSomething(row, column, who)) {
                    found[count++] = Reversi.move(row, column);
                }
            }
        }
        return Arrays.copyOf(found, count);
    }

    private boolean turnsSomething(int row, int column, int who) {
        for (int[] direction : DIRECTIONS) {
            if (turned(row, column, direction, who) > 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * The number of discs that a disc on a square flips in one direction: a run of opposing discs that ends at an own
     * one.
     */
    private int turned(int row, int column, int[] direction, int who) {
        int steps = 1;
        while (at(row + steps * direction[0], column + steps * direction[1]) == -who) {
            steps++;
        }
        return at(row + steps * direction[0], column + steps * direction[1]) == who ? steps - 1 : 0;
    }

    private int at(int row, int column) {
        return row < 0 || row >= board.length || column < 0 || column >= board.length ? 0 : board[row][column];
    }

    @Override
    public int turn() {
        return moves.length == 0 ? OVER : side == 1 ? 0 : 1;
    }

    @Override
    public int moves(long[] into) {
        System.arraycopy(moves, 0, into, 0, moves.length);
        return moves.length;
    }

    @Override
    public long[] moves() {
        return moves.clone();
    }

    /** Uses the same random numbers as {@link Reversi#randomMove}. */
    @Override
    public long randomMove(RandomGenerator random) {
        if (moves.length == 0) {
            return NONE;
        }
        if (mustPass()) {
            return Reversi.PASS;
        }
        long number = random.nextInt() & 0xffffffffL;
        return moves[(int) ((number * moves.length) >>> 32)];
    }

    @Override
    public ArrayReversi play(long move) {
        int[][] next = new int[board.length][];
        for (int row = 0; row < next.length; row++) {
            next[row] = board[row].clone();
        }
        if (move != Reversi.PASS) {
            int row = Reversi.row(move);
            int column = Reversi.column(move);
            next[row][column] = side;
            for (int[] direction : DIRECTIONS) {
                for (int steps = turned(row, column, direction, side); steps > 0; steps--) {
                    next[row + steps * direction[0]][column + steps * direction[1]] = side;
                }
            }
        }
        return new ArrayReversi(next, -side);
    }

    /** The player's discs minus the opponent's; squares left empty do not count. */
    @Override
    public double score(int player) {
        if (turn() != OVER) {
            throw new IllegalStateException("a game has no score before its end: " + this);
        }
        int lead = 0;
        for (int[] row : board) {
            lead += Arrays.stream(row).sum();
        }
        return player == 0 ? lead : -lead;
    }

    /** Whether a pass is the only move. */
    boolean mustPass() {
        return moves.length == 1 && moves[0] == Reversi.PASS;
    }

    @Override
    public String show(long move) {
        return BoardText.show(board.length, move);
    }

    @Override
    public long parse(String move) {
        return BoardText.move("arrayreversi", board.length, move);
    }

    @Override
    public String toString() {
        return bitboards().toString();
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof ArrayReversi that && side == that.side && Arrays.deepEquals(board, that.board);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.deepHashCode(board) + side;
    }
}
