package org.botarena.training;

import java.util.Optional;
import java.util.OptionalInt;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * Determines whether a position is won, drawn or lost with perfect play: alpha-beta to the end of the game, with a
 * transposition table. It only knows the rules of a game. For games of two teams without chance. One thread at a time.
 *
 * <p>Results are 1, 0 or -1 for player 0, who maximises.
 */
final class Solver<P extends Position<P>> {
    private static final int SLOT_BITS = 17;
    private static final int MOVE_BITS = 8;
    private static final int INT_MIXER = 0x9e3779b9;
    private static final long LONG_MIXER = 0x9e3779b97f4a7c15L;

    private static final class Spent extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Spent() {
            super("the limit is reached", null, false, false); // No stack trace, because it is not an error.
        }
    }

    private final Rules<P> rules;
    private final Object[] positions = new Object[1 << SLOT_BITS];
    private final byte[] lowest = new byte[1 << SLOT_BITS]; // the result of a position is in lowest..highest
    private final byte[] highest = new byte[1 << SLOT_BITS];
    private final int[] cuts = new int[1 << MOVE_BITS]; // by the hash of a move: the number of cut-offs, for move ordering
    private int left;

    /** A solver with an empty table. */
    Solver(Rules<P> rules) {
        this.rules = rules;
    }

    /** The result of a position, or empty if it needs more than this number of positions. */
    OptionalInt solve(P position, int limit) {
        left = limit;
        try {
            return OptionalInt.of(search(position, -1, 1));
        } catch (Spent e) {
            return OptionalInt.empty();
        }
    }

    /** The position with its result, and equal shares for all moves that keep it, or empty if it exceeds the limit. */
    Optional<Turn<P>> turn(P position, int limit) {
        OptionalInt result = solve(position, limit);
        if (result.isEmpty()) {
            return Optional.empty();
        }
        long[] moves = position.moves();
        float[] policy = new float[moves.length];
        int count = 0;
        for (int i = 0; i < moves.length; i++) {
            OptionalInt after = solve(position.play(moves[i]), limit);
            if (after.isEmpty()) {
                return Optional.empty();
            }
            policy[i] = after.equals(result) ? 1 : 0;
            count += (int) policy[i];
        }
        for (int i = 0; i < moves.length; i++) {
            policy[i] /= count;
        }
        int side = position.turn() == 0 ? 1 : -1;
        return Optional.of(new Turn<>(position, policy, side * result.getAsInt(), result, true));
    }

    /** The result if it is between alpha and beta, otherwise a bound. */
    private int search(P position, int alpha, int beta) {
        if (position.turn() == Position.OVER) {
            return (int) Math.signum(rules.margin(position, 0));
        }
        if (left-- == 0) {
            throw new Spent();
        }
        int slot = (position.hashCode() * INT_MIXER) >>> (Integer.SIZE - SLOT_BITS);
        boolean isStored = position.equals(positions[slot]);
        int low = isStored ? Math.max(alpha, lowest[slot]) : alpha;
        int high = isStored ? Math.min(beta, highest[slot]) : beta;
        if (low >= high) {
            return low >= beta ? low : high;
        }
        int result = best(position, low, high);
        positions[slot] = position;
        lowest[slot] = (byte) (result > low ? result : -1);
        highest[slot] = (byte) (result < high ? result : 1);
        return result;
    }

    private int best(P position, int alpha, int beta) {
        boolean isMaximising = position.turn() == 0;
        long[] moves = position.moves();
        int wanted = isMaximising ? 1 : -1;
        for (long move : moves) {
            P next = position.play(move);
            if (next.turn() == Position.OVER && Math.signum(rules.margin(next, 0)) == wanted) {
                return wanted;
            }
        }
        sort(moves);
        int low = alpha;
        int high = beta;
        int best = -2 * wanted;
        for (long move : moves) {
            int result = search(position.play(move), low, high);
            best = isMaximising ? Math.max(best, result) : Math.min(best, result);
            low = isMaximising ? Math.max(low, best) : low;
            high = isMaximising ? high : Math.min(high, best);
            if (low >= high) {
                cuts[index(move)]++;
                break;
            }
        }
        return best;
    }

    /** Sorts moves by their numbers of cut-offs. */
    private void sort(long[] moves) {
        for (int i = 1; i < moves.length; i++) {
            long move = moves[i];
            int to = i;
            for (; to > 0 && cuts[index(moves[to - 1])] < cuts[index(move)]; to--) {
                moves[to] = moves[to - 1];
            }
            moves[to] = move;
        }
    }

    private static int index(long move) {
        return (int) ((move * LONG_MIXER) >>> (Long.SIZE - MOVE_BITS));
    }
}
