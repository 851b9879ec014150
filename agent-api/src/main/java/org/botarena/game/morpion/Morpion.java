package org.botarena.game.morpion;

import java.util.Locale;
import java.util.random.RandomGenerator;
import org.botarena.api.GridText;
import org.botarena.api.Position;

/**
 * A position of Morpion: stones are placed until one cell is left and, in phases 1 and 2, then slide into it for a
 * while. Immutable.
 *
 * <p>Player 0 is X and opens. Rows and columns count from 0 at the top left. A move is a cell, {@code 8 * row + column}
 * on every board: the place of a new stone or, after all are placed, the stone that slides. {@link #move}, {@link #row}
 * and {@link #column} convert. Its text is the number of the cell, row by row from 0. The text of a position is its
 * cells row by row ({@code X}, {@code O} or {@code .}), a blank, and the number of plies played, which determines the
 * side to move.
 *
 * <p>Stones are sets of cells with bit {@code 8 * row + column}. The constructor does not check its arguments; {@link
 * MorpionRules#parse} does.
 *
 * @param crosses the stones of player 0
 * @param noughts the stones of player 1
 * @param plies the number of plies played: part of the position, because slides are limited
 * @param board the board and its rules
 */
public record Morpion(long crosses, long noughts, int plies, Board board) implements Position<Morpion> {
    /** The value of {@link #at} for a cell without a stone. */
    public static final int EMPTY = -1;

    static final String GLYPHS = "XO";

    @Override
    public int turn() {
        return isOver() ? OVER : plies % 2;
    }

    private boolean isOver() {
        return plies >= board.lastPly()
                || board.hasLine(crosses)
                || board.hasLine(noughts)
                || (isSliding() && sliders() == 0);
    }

    /** Whether all stones are placed. */
    public boolean isSliding() {
        return plies >= board.stones();
    }

    @Override
    public int moves(long[] into) {
        return isOver() ? 0 : write(into);
    }

    @Override
    public long[] moves() {
        long[] moves = new long[isOver() ? 0 : isSliding() ? sliders() : Long.bitCount(empty())];
        if (moves.length > 0) {
            write(moves);
        }
        return moves;
    }

    private int write(long[] into) {
        int count = 0;
        if (isSliding()) {
            for (int k = 0; k < board.neighbours(); k++) {
                int stone = slider(k);
                if (stone >= 0) {
                    into[count++] = stone;
                }
            }
        } else {
            for (long rest = empty(); rest != 0; rest &= rest - 1) {
                into[count++] = Long.numberOfTrailingZeros(rest);
            }
        }
        return count;
    }

    @Override
    public long randomMove(RandomGenerator random) {
        if (isOver()) {
            return NONE;
        }
        if (!isSliding()) {
            long rest = empty();
            for (int left = random.nextInt(Long.bitCount(rest)); left > 0; left--) {
                rest &= rest - 1;
            }
            return Long.numberOfTrailingZeros(rest);
        }
        int left = random.nextInt(sliders());
        int k = 0;
        while (slider(k) < 0 || left-- > 0) {
            k++;
        }
        return slider(k);
    }

    @Override
    public Morpion play(long move) {
        long changed = 1L << move | (isSliding() ? empty() : 0);
        return plies % 2 == 0
                ? new Morpion(crosses ^ changed, noughts, plies + 1, board)
                : new Morpion(crosses, noughts ^ changed, plies + 1, board);
    }

    /** 1 for a line, -1 for the opponent's line, 0 for neither, or for both, which no game reaches. */
    @Override
    public double score(int player) {
        if (!isOver()) {
            throw new IllegalStateException("morpion: a game has no score before its end: " + this);
        }
        int forCrosses = (board.hasLine(crosses) ? 1 : 0) - (board.hasLine(noughts) ? 1 : 0);
        return player == 0 ? forCrosses : -forCrosses;
    }

    /** The owner of the stone in a cell, player 0 or 1, or {@link #EMPTY}; rows and columns count from 0. */
    public int at(int row, int column) {
        long cell = 1L << move(row, column);
        return (crosses & cell) != 0 ? 0 : (noughts & cell) != 0 ? 1 : EMPTY;
    }

    /** The move that places a stone in a cell or slides it from there; row and column count from 0. */
    public static long move(int row, int column) {
        return 8L * row + column;
    }

    /** The row of a move's cell, from 0 at the top. */
    public static int row(long move) {
        return (int) (move / 8);
    }

    /** The column of a move's cell, from 0 at the left. */
    public static int column(long move) {
        return (int) (move % 8);
    }

    @Override
    public String show(long move) {
        boolean isCell = move >= 0 && move < 64 && ((board.cells() >>> move) & 1) != 0;
        return Long.toString(isCell ? (long) board.size() * row(move) + column(move) : move);
    }

    @Override
    public long parse(String move) {
        int last = board.size() * board.size() - 1;
        int cell = move.matches("0|[1-9][0-9]?") ? Integer.parseInt(move) : last + 1;
        if (cell > last) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "morpion: '%s' is not a move: a cell, 0 to %d", move, last));
        }
        return move(cell / board.size(), cell % board.size());
    }

    @Override
    public String toString() {
        int size = board.size();
        return GridText.showCells(size * size, cell -> at(cell / size, cell % size), GLYPHS) + ' ' + plies;
    }

    /** Written by hand: Java links the generated method at its first call, which takes 15 ms or more of a move. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Morpion that
                && crosses == that.crosses
                && noughts == that.noughts
                && plies == that.plies
                && board.equals(that.board);
    }

    /** Mixed, so that every stone affects all bits. */
    @Override
    public int hashCode() {
        long mixed = (crosses + plies) * 0x9e3779b97f4a7c15L;
        mixed = ((mixed ^ (mixed >>> 32)) + noughts) * 0xd6e8feb86659fd93L;
        return (int) (mixed >>> 32);
    }

    private long empty() {
        return board.cells() & ~(crosses | noughts);
    }

    /** The number of stones that the mover can slide. */
    private int sliders() {
        int count = 0;
        for (int k = 0; k < board.neighbours(); k++) {
            count += slider(k) >= 0 ? 1 : 0;
        }
        return count;
    }

    /** The cell of the hole's k-th neighbour if it holds the mover's stone, otherwise -1. */
    private int slider(int k) {
        int cell = board.neighbour(Long.numberOfTrailingZeros(empty()), k);
        long own = plies % 2 == 0 ? crosses : noughts;
        return cell >= 0 && ((own >>> cell) & 1) != 0 ? cell : -1;
    }
}
