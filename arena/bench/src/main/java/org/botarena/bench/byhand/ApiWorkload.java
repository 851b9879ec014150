package org.botarena.bench.byhand;

import java.util.random.RandomGenerator;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/** The same work as {@link Yardstick}'s, through the public interface and for any game. */
public final class ApiWorkload {
    private ApiWorkload() {}

    /** The rules of an installed game, by its name with options; its positions are of that class. */
    @SuppressWarnings("unchecked") // Checked by hand: the rules' type argument is the class they name.
    public static <P extends Position<P>> Rules<P> rules(String game, Class<P> positions) {
        Rules<?> rules = Games.installed().parse(game);
        if (rules.positionType() != positions) {
            throw new IllegalArgumentException(
                    "%s is played with %s, not %s".formatted(game, rules.positionType(), positions));
        }
        return (Rules<P>) rules;
    }

    /** A random game to its end, by {@link Position#randomMove}: player 0's score. */
    public static <P extends Position<P>> double playOut(P start, RandomGenerator random) {
        P position = start;
        for (long move = position.randomMove(random); move != Position.NONE; move = position.randomMove(random)) {
            position = position.play(move);
        }
        return position.score(0);
    }

    /** A random game to its end, by listing the moves into a buffer: player 0's score. */
    public static <P extends Position<P>> double playOut(P start, RandomGenerator random, long[] buffer) {
        P position = start;
        for (int moves = position.moves(buffer); moves > 0; moves = position.moves(buffer)) {
            position = position.play(buffer[Yardstick.below(moves, random)]);
        }
        return position.score(0);
    }

    /** The length of a random game, in plies: passes count. */
    public static <P extends Position<P>> int length(P start, RandomGenerator random) {
        int plies = 0;
        P position = start;
        for (long move = position.randomMove(random); move != Position.NONE; move = position.randomMove(random)) {
            position = position.play(move);
            plies++;
        }
        return plies;
    }

    /** Counts the games of this length in plies, at least 1; a game that ends earlier counts as one. */
    public static <P extends Position<P>> long perft(P position, int depth, long[][] buffers) {
        long[] moves = buffers[depth];
        int count = position.moves(moves);
        if (depth == 1 || count == 0) {
            return Math.max(1, count);
        }
        long leaves = 0;
        for (int i = 0; i < count; i++) {
            leaves += perft(position.play(moves[i]), depth - 1, buffers);
        }
        return leaves;
    }
}
