package org.botarena.bench;

import java.util.random.RandomGenerator;

/**
 * Reversi on 8x8 as it is told: an array of squares, and a look along eight directions. Slow and plain, so that it can be
 * seen to be right; what the bitboards are compared with, for truth and for speed. One thread at a time.
 */
final class PlainReversi {
    private static final int SIZE = 8;
    private static final int PASS = 64;

    /** 1 and -1 for the two sides' discs, 0 for an empty square. */
    private final int[][] board = new int[SIZE][SIZE];

    private int side = 1; // 1 is black, who opens

    /** The start: black owns d5 and e4, white d4 and e5. */
    PlainReversi() {
        board[3][3] = -1;
        board[4][4] = -1;
        board[3][4] = 1;
        board[4][3] = 1;
    }

    /** Plays a uniformly random game from the start: black's discs minus white's. */
    static int playOut(RandomGenerator random) {
        PlainReversi game = new PlainReversi();
        int[] moves = new int[SIZE * SIZE];
        for (int count; (count = game.moves(moves)) > 0; ) {
            game.play(moves[Yardstick.below(count, random)]);
        }
        return game.lead();
    }

    /** Black's discs minus white's. */
    int lead() {
        int lead = 0;
        for (int[] row : board) {
            for (int square : row) {
                lead += square;
            }
        }
        return lead;
    }

    /** Writes the moves of the side to move, 8 * row + column, or 64 for a pass; their number, 0 if the game is over. */
    int moves(int[] into) {
        int count = 0;
        for (int square = 0; square < SIZE * SIZE; square++) {
            if (turns(square / SIZE, square % SIZE, side) > 0) {
                into[count++] = square;
            }
        }
        if (count == 0 && canMove(-side)) {
            into[count++] = PASS;
        }
        return count;
    }

    private boolean canMove(int who) {
        for (int square = 0; square < SIZE * SIZE; square++) {
            if (turns(square / SIZE, square % SIZE, who) > 0) {
                return true;
            }
        }
        return false;
    }

    /** How many discs somebody's disc on a square would turn. */
    private int turns(int row, int column, int who) {
        int turned = 0;
        for (int down = -1; down <= 1 && board[row][column] == 0; down++) {
            for (int right = -1; right <= 1; right++) {
                turned += turns(row, column, down, right, who);
            }
        }
        return turned;
    }

    /** Those in one direction: a row of the other's discs that ends at an own one. */
    private int turns(int row, int column, int down, int right, int who) {
        int steps = 1;
        while (at(row + steps * down, column + steps * right) == -who) {
            steps++;
        }
        return at(row + steps * down, column + steps * right) == who ? steps - 1 : 0;
    }

    private int at(int row, int column) {
        return row < 0 || row >= SIZE || column < 0 || column >= SIZE ? 0 : board[row][column];
    }

    /** Puts a disc of the side to move on a square and turns what it encloses, or passes. */
    void play(int move) {
        if (move != PASS) {
            int row = move / SIZE;
            int column = move % SIZE;
            for (int down = -1; down <= 1; down++) {
                for (int right = -1; right <= 1; right++) {
                    int turned = turns(row, column, down, right, side);
                    for (int step = 1; step <= turned; step++) {
                        board[row + step * down][column + step * right] = side;
                    }
                }
            }
            board[row][column] = side;
        }
        side = -side;
    }
}
