package org.example.race;

import org.botarena.api.Position;

/**
 * A race with two dice. The player to move takes the small die (1 or 2) or the large one (0, 2 or 4, each with its own
 * probability), and advances by the number that it shows. The first player to reach the target wins.
 *
 * @param one steps of player 0
 * @param other steps of player 1
 * @param side the player who chooses a die, or for whom it rolls; after the end, the player who would be next
 * @param die 0 before a choice, 1 for the small die, 2 for the large one
 * @param target the number of steps to win
 */
public record Race(int one, int other, int side, int die, int target) implements Position<Race> {
    private static final long[][] OUTCOMES = {{1, 2}, {11, 12}, {20, 22, 24}};
    private static final double[][] CHANCES = {{}, {0.5, 0.5}, {0.5, 0.2, 0.3}};

    @Override
    public int turn() {
        return Math.max(one, other) >= target ? OVER : die == 0 ? side : CHANCE;
    }

    @Override
    public int moves(long[] into) {
        long[] moves = moves();
        System.arraycopy(moves, 0, into, 0, moves.length);
        return moves.length;
    }

    @Override
    public long[] moves() {
        return turn() == OVER ? new long[0] : OUTCOMES[die].clone();
    }

    @Override
    public Race play(long move) {
        if (die == 0) {
            return new Race(one, other, side, (int) move, target);
        }
        int steps = (int) move % 10;
        return side == 0
                ? new Race(one + steps, other, 1, 0, target)
                : new Race(one, other + steps, 0, 0, target);
    }

    @Override
    public double score(int player) {
        if (turn() != OVER) {
            throw new IllegalStateException("there is no score before the end: " + this);
        }
        return (one >= target) == (player == 0) ? 1 : -1;
    }

    @Override
    public double probability(long outcome) {
        if (turn() != CHANCE) {
            throw new IllegalStateException("no die rolls in " + this);
        }
        for (int i = 0; i < OUTCOMES[die].length; i++) {
            if (OUTCOMES[die][i] == outcome) {
                return CHANCES[die][i];
            }
        }
        throw new IllegalArgumentException("%s does not roll in %s".formatted(show(outcome), this));
    }

    @Override
    public String show(long move) {
        return move == 1 ? "small" : move == 2 ? "large" : Long.toString(move);
    }

    @Override
    public long parse(String move) {
        if (move.matches("11|12|20|22|24")) {
            return Long.parseLong(move);
        }
        if (!move.equals("small") && !move.equals("large")) {
            throw new IllegalArgumentException("race: '%s' is not a move".formatted(move));
        }
        return move.equals("small") ? 1 : 2;
    }

    @Override
    public String toString() {
        return "%d,%d %d %d".formatted(one, other, side, die);
    }
}
