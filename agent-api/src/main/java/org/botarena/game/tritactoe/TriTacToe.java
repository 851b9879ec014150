package org.botarena.game.tritactoe;

import org.botarena.api.GridText;
import org.botarena.api.Position;

/**
 * A position of tic-tac-toe for three. Immutable.
 *
 * <p>Player 0 is X, player 1 O and player 2 T; they take cells in this order. A move is the number of a cell, 0 to 11
 * row by row from the top left. The text of a position is its twelve cells ({@code X}, {@code O}, {@code T} or {@code
 * .}), a blank, and the side to move.
 *
 * <p>Stones are sets of cells, bits 0 to 11. The constructor does not check its arguments; {@link TriTacToeRules#parse}
 * does.
 *
 * @param crosses the cells of player 0
 * @param noughts the cells of player 1
 * @param triangles the cells of player 2
 * @param side the player to move, 0 to 2; after the end, the player who would be next
 */
public record TriTacToe(int crosses, int noughts, int triangles, int side) implements Position<TriTacToe> {
    /** The number of rows of the board. */
    public static final int ROWS = 3;

    /** The number of columns of the board. */
    public static final int COLUMNS = 4;

    /** The value of {@link #at} for a cell without a stone. */
    public static final int EMPTY = -1;

    static final int SIDES = 3;
    static final int CELLS = ROWS * COLUMNS;
    static final String GLYPHS = "XOT";

    private static final int ALL = (1 << CELLS) - 1;

    /** Whether a set of cells holds three in a row. */
    private static final boolean[] HAS_LINE = new boolean[ALL + 1];

    static {
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int cell = 0; cell < CELLS; cell++) {
            for (int[] direction : directions) {
                markLine(cell / COLUMNS, cell % COLUMNS, direction[0], direction[1]);
            }
        }
    }

    private static void markLine(int row, int column, int down, int right) {
        int lastRow = row + 2 * down;
        int lastColumn = column + 2 * right;
        if (lastRow >= ROWS || lastColumn < 0 || lastColumn >= COLUMNS) {
            return;
        }
        int line = 1 << move(row, column) | 1 << move(row + down, column + right) | 1 << move(lastRow, lastColumn);
        for (int set = 0; set <= ALL; set++) {
            HAS_LINE[set] |= (set & line) == line;
        }
    }

    @Override
    public int turn() {
        return free() == 0 ? OVER : side;
    }

    @Override
    public int moves(long[] into) {
        int count = 0;
        for (int rest = free(); rest != 0; rest &= rest - 1) {
            into[count++] = Integer.numberOfTrailingZeros(rest);
        }
        return count;
    }

    @Override
    public long[] moves() {
        long[] moves = new long[Integer.bitCount(free())];
        moves(moves);
        return moves;
    }

    @Override
    public TriTacToe play(long move) {
        int stone = 1 << move;
        return switch (side) {
            case 0 -> new TriTacToe(crosses | stone, noughts, triangles, 1);
            case 1 -> new TriTacToe(crosses, noughts | stone, triangles, 2);
            default -> new TriTacToe(crosses, noughts, triangles | stone, 0);
        };
    }

    /** 2 for the player with three in a row, -1 for the others; 0 for all if no player has a line. */
    @Override
    public double score(int player) {
        if (turn() != OVER) {
            throw new IllegalStateException("tritactoe: a game has no score before its end: " + this);
        }
        int winner = winner();
        return winner == EMPTY ? 0 : winner == player ? 2 : -1;
    }

    /** The player with three in a row, 0, 1 or 2, or {@link #EMPTY}. Only the last stone can have completed a line. */
    public int winner() {
        int last = (side + SIDES - 1) % SIDES;
        return hasLine(stones(last)) ? last : EMPTY;
    }

    static boolean hasLine(int stones) {
        return HAS_LINE[stones];
    }

    /** The cells of a player as a set, bits 0 to 11. */
    public int stones(int player) {
        return player == 0 ? crosses : player == 1 ? noughts : triangles;
    }

    /** The owner of the stone in a cell, player 0, 1 or 2, or {@link #EMPTY}; rows and columns count from 0. */
    public int at(int row, int column) {
        int cell = 1 << move(row, column);
        for (int player = 0; player < SIDES; player++) {
            if ((stones(player) & cell) != 0) {
                return player;
            }
        }
        return EMPTY;
    }

    /** The move that takes a cell; row and column count from 0. */
    public static long move(int row, int column) {
        return (long) COLUMNS * row + column;
    }

    /** The row of a move's cell, from 0 at the top. */
    public static int row(long move) {
        return (int) (move / COLUMNS);
    }

    /** The column of a move's cell, from 0 at the left. */
    public static int column(long move) {
        return (int) (move % COLUMNS);
    }

    @Override
    public String show(long move) {
        return Long.toString(move);
    }

    @Override
    public long parse(String move) {
        if (!move.matches("[0-9]|1[01]")) {
            throw new IllegalArgumentException("tritactoe: '%s' is not a move: a cell, 0 to 11".formatted(move));
        }
        return Long.parseLong(move);
    }

    @Override
    public String toString() {
        return GridText.show(CELLS, cell -> at(row(cell), column(cell)), GLYPHS, side);
    }

    /** The cells that can be taken; none after a player has a line. */
    private int free() {
        return winner() == EMPTY ? ALL & ~(crosses | noughts | triangles) : 0;
    }

    /** Written by hand: Java links the generated method at its first call, which takes 15 ms or more of a move. */
    @Override
    public boolean equals(Object object) {
        return object instanceof TriTacToe that
                && crosses == that.crosses
                && noughts == that.noughts
                && triangles == that.triangles
                && side == that.side;
    }

    @Override
    public int hashCode() {
        return ((crosses << CELLS | noughts) * 31 + triangles) * 31 + side;
    }
}
