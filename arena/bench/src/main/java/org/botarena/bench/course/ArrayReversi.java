package org.botarena.bench.course;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * Reversi on 8x8 as it is told, over an array of squares: slow and plain, for any search that plays positions. The same game as
 * {@code reversi}, move by move. Immutable.
 */
final class ArrayReversi implements Position<ArrayReversi> {
    static final int SIZE = 8;
    private static final int PASS = 64;

    private final int[] board; // 1 and -1 for the discs of player 0 and 1
    private final int side; // 1 or -1
    private final long[] moves;

    private ArrayReversi(int[] board, int side) {
        this.board = board;
        this.side = side;
        long[] own = movesOf(side);
        moves = own.length == 0 && movesOf(-side).length > 0 ? new long[] {PASS} : own;
    }

    /** The rules of the game. */
    record Game() implements Rules<ArrayReversi> {
        @Override
        public String name() {
            return "arrayreversi";
        }

        @Override
        public Class<ArrayReversi> positionType() {
            return ArrayReversi.class;
        }

        @Override
        public int maxMoves() {
            return SIZE * SIZE;
        }

        /** Black owns e4 and d5, and opens. */
        @Override
        public ArrayReversi start() {
            int[] board = new int[SIZE * SIZE];
            board[28] = board[35] = 1;
            board[27] = board[36] = -1;
            return new ArrayReversi(board, 1);
        }

        @Override
        public ArrayReversi parse(String text) {
            if (!text.matches("[XO-]{64} [XO]")) {
                throw new IllegalArgumentException(
                        "arrayreversi: no position: it is not 64 of X, O and -, a blank, and X or O: '%s'"
                                .formatted(text));
            }
            int[] board = text.substring(0, PASS)
                    .chars()
                    .map(disc -> disc == 'X' ? 1 : disc == 'O' ? -1 : 0)
                    .toArray();
            return new ArrayReversi(board, text.charAt(PASS + 1) == 'X' ? 1 : -1);
        }

        @Override
        public long forced(ArrayReversi position) {
            return position.moves.length == 1 && position.moves[0] == PASS ? PASS : NONE;
        }

        @Override
        public double worstScore() {
            return -SIZE * SIZE;
        }

        @Override
        public double bestScore() {
            return SIZE * SIZE;
        }

        @Override
        public int openingPlies() {
            return 0;
        }
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

    @Override
    public ArrayReversi play(long move) {
        int[] next = board.clone();
        if (move != PASS) {
            next[(int) move] = side;
            for (int direction = 0; direction < 9; direction++) {
                for (int turned = turned((int) move, direction, side); turned > 0; turned--) {
                    next[square((int) move, direction, turned)] = side;
                }
            }
        }
        return new ArrayReversi(next, -side);
    }

    private long[] movesOf(int who) {
        return IntStream.range(0, SIZE * SIZE)
                .filter(square -> board[square] == 0
                        && IntStream.range(0, 9).anyMatch(direction -> turned(square, direction, who) > 0))
                .asLongStream()
                .toArray();
    }

    /** The discs that a disc on a square turns in one of nine directions, the fifth of which leads nowhere. */
    private int turned(int square, int direction, int who) {
        int steps = 1;
        while (at(square, direction, steps) == -who) {
            steps++;
        }
        return direction != 4 && at(square, direction, steps) == who ? steps - 1 : 0;
    }

    private int at(int square, int direction, int steps) {
        int to = square(square, direction, steps);
        return to < 0 ? 0 : board[to];
    }

    private static int square(int from, int direction, int steps) {
        int row = from / SIZE + steps * (direction / 3 - 1);
        int column = from % SIZE + steps * (direction % 3 - 1);
        return row < 0 || row >= SIZE || column < 0 || column >= SIZE ? -1 : SIZE * row + column;
    }

    @Override
    public double score(int player) {
        return (player == 0 ? 1 : -1) * Arrays.stream(board).sum();
    }

    @Override
    public String show(long move) {
        return move == PASS ? "pass" : "" + (char) ('a' + move % SIZE) + (1 + move / SIZE);
    }

    @Override
    public long parse(String move) {
        return Arrays.stream(moves)
                .filter(each -> show(each).equals(move))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no move '%s' in %s".formatted(move, this)));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ArrayReversi that && side == that.side && Arrays.equals(board, that.board);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(board) + side;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int disc : board) {
            text.append(disc == 0 ? '-' : disc == 1 ? 'X' : 'O');
        }
        return text.append(' ').append(side == 1 ? 'X' : 'O').toString();
    }
}
