package org.botarena.arena.record;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;

/**
 * The chance outcomes in the games of a fixture, indexed by the number of the roll. Both seatings of a pair get the
 * same dice, however their games differ. Immutable.
 *
 * @param seed the fixture's
 */
public record ChanceStream(long seed) {
    /** The increment that spreads the seeds of neighbouring rolls: the fraction of the golden ratio. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** The outcome of a roll, numbered from 0, at a position in which chance is to move. */
    public long roll(int number, Position<?> position) {
        return draw(position, new SplittableRandom(seed + SPREAD * (number + 1)));
    }

    /**
     * Draws one of the moves uniformly, or one of the outcomes by their probabilities; the game must not be over.
     * Depends only on the list of moves: a game that finds a faster {@link Position#randomMove} must not change
     * recorded tournaments.
     */
    public static long draw(Position<?> position, RandomGenerator random) {
        long[] moves = position.moves();
        if (position.turn() != Position.CHANCE) {
            return moves[random.nextInt(moves.length)];
        }
        double left = random.nextDouble();
        int outcome = 0;
        while (outcome < moves.length - 1 && left >= position.probability(moves[outcome])) {
            left -= position.probability(moves[outcome]);
            outcome++;
        }
        return moves[outcome];
    }
}
