package org.botarena.bench;

import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * The least game of chance: player 0 is careful or bold, then a die with five faces falls; careful wins with the faces 0
 * and 1, bold with 0 to 2.
 */
record Wager(long choice, long face) implements Position<Wager> {
    static final long CAREFUL = 1;
    static final long BOLD = 2;
    static final Rules<Wager> RULES = new WagerRules();

    private static final int FACES = 5;

    @Override
    public int turn() {
        return choice == NONE ? 0 : face == NONE ? CHANCE : OVER;
    }

    @Override
    public int moves(long[] into) {
        long[] moves = moves();
        System.arraycopy(moves, 0, into, 0, moves.length);
        return moves.length;
    }

    @Override
    public long[] moves() {
        return switch (turn()) {
            case 0 -> new long[] {CAREFUL, BOLD};
            case CHANCE -> new long[] {0, 1, 2, 3, 4};
            default -> new long[0];
        };
    }

    @Override
    public Wager play(long move) {
        return choice == NONE ? new Wager(move, NONE) : new Wager(choice, move);
    }

    @Override
    public double probability(long outcome) {
        return 1.0 / FACES;
    }

    @Override
    public double score(int player) {
        boolean isWon = face <= choice;
        return isWon == (player == 0) ? 1 : -1;
    }

    @Override
    public String show(long move) {
        return Long.toString(move);
    }

    @Override
    public long parse(String move) {
        return Long.parseLong(move);
    }

    private record WagerRules() implements Rules<Wager> {
        @Override
        public String name() {
            return "wager";
        }

        @Override
        public Class<Wager> positionType() {
            return Wager.class;
        }

        @Override
        public int maxMoves() {
            return FACES;
        }

        @Override
        public Wager start() {
            return new Wager(NONE, NONE);
        }

        @Override
        public Wager parse(String text) {
            throw new IllegalArgumentException("a wager is never written down: " + text);
        }

        @Override
        public double worstScore() {
            return -1;
        }

        @Override
        public double bestScore() {
            return 1;
        }

        @Override
        public int openingPlies() {
            return 0;
        }
    }
}
