package org.botarena.laws;

import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.pig.Pig;

/**
 * The probability of winning from every position of Pig with best play by both: value iteration, from high scores to
 * low ones, as in Neller and Presser. Scores never fall, so a pair of scores and its mirror image depend on each other
 * and on pairs that are already solved. The game itself gives the moves, their outcomes and the probabilities.
 */
final class PigValues {
    private static final double PRECISION = 1e-12;

    private final Rules<Pig> rules;
    private final int target;

    /** Values for the player to move, by own score, the other's score, and the turn total. */
    private final double[][][] winning;

    @SuppressWarnings("unchecked") // the name determines the position type
    private PigValues(int target) {
        this.rules = (Rules<Pig>) Games.installed().parse("pig:target=" + target);
        this.target = target;
        this.winning = new double[target][target][];
        for (int own = 0; own < target; own++) {
            for (int other = 0; other < target; other++) {
                winning[own][other] = new double[target - own];
            }
        }
    }

    static PigValues of(int target) {
        PigValues values = new PigValues(target);
        for (int sum = 2 * (target - 1); sum >= 0; sum--) {
            for (int own = Math.max(0, sum - target + 1); 2 * own <= sum; own++) {
                values.solve(own, sum - own);
            }
        }
        return values;
    }

    private void solve(int one, int other) {
        double change;
        do {
            change = Math.max(improve(one, other), improve(other, one));
        } while (change > PRECISION);
    }

    private double improve(int own, int other) {
        double change = 0;
        for (int total = target - own - 1; total >= 0; total--) {
            Pig position = new Pig(own, other, total, 0, false, target);
            double best = 0;
            for (long move : position.moves()) {
                best = Math.max(best, after(position, move));
            }
            change = Math.max(change, Math.abs(best - winning[own][other][total]));
            winning[own][other][total] = best;
        }
        return change;
    }

    /** The value of a move to player 0, who is to move. */
    private double after(Pig position, long move) {
        Pig next = position.play(move);
        if (next.turn() != Position.CHANCE) {
            return forPlayer0(next);
        }
        double sum = 0;
        for (long outcome : next.moves()) {
            sum += next.probability(outcome) * forPlayer0(next.play(outcome));
        }
        return sum;
    }

    private double forPlayer0(Pig position) {
        if (position.turn() == Position.OVER) {
            return position.score(0) > 0 ? 1 : 0;
        }
        double forTheMover =
                winning[position.points(position.side())][position.points(1 - position.side())][position.turnTotal()];
        return position.side() == 0 ? forTheMover : 1 - forTheMover;
    }

    /** The probability that player 0 wins. */
    double winning(String text) {
        return forPlayer0(rules.parse(text));
    }

    /** Player 0's best move. */
    long best(String text) {
        Pig position = rules.parse(text);
        long best = Pig.ROLL;
        for (long move : position.moves()) {
            best = after(position, move) > after(position, best) ? move : best;
        }
        return best;
    }
}
