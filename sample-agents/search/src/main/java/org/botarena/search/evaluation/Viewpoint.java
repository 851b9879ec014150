package org.botarena.search.evaluation;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Meter;

/**
 * A tree from the side of the searching player: who belongs to that side, and the values of the leaves. All leaves are
 * judged from that side, so an evaluation may be one-sided; a draw may be worth half a win to the player who asks, for
 * instance. The search flips the sign if the other side is to move. Sides depend on whose turn it is, never on the
 * number of plies, because in some games a player moves twice.
 *
 * @param rules of the game
 * @param estimation of the leaves
 * @param player who searches
 * @param meter counts
 */
public record Viewpoint<P extends Position<P>>(Rules<P> rules, Estimation<P> estimation, int player, Meter meter) {
    /** The view of the player to move. */
    public static <P extends Position<P>> Viewpoint<P> of(
            Rules<P> rules, Estimation<P> estimation, P position, Meter meter) {
        return new Viewpoint<>(rules, estimation, position.turn(), meter);
    }

    /** Whether a player on the searcher's side is to move. */
    public boolean isOwn(int turn) {
        return rules.team(turn) == rules.team(player);
    }

    /**
     * 1 if the searcher's side is to move, -1 if the other side is; if neither is, the side that did not move last.
     *
     * @param turn whose turn it is
     * @param last the side that moved last
     */
    public int side(int turn, int last) {
        return turn < 0 ? -last : isOwn(turn) ? 1 : -1;
    }

    /** Whether the search stops here: the game has ended, or no depth is left. */
    public static boolean isLeaf(int turn, int depth) {
        return turn == Position.OVER || depth <= 0;
    }

    /** The value of a leaf to the searcher. */
    public double leaf(P position, int turn) {
        if (turn == Position.OVER) {
            meter.leaf();
            return estimation.ended().of(position, player);
        }
        meter.horizon();
        return estimation.unfinished().of(position, player);
    }

    /** Rejects chance nodes in searches without chance, and names the search to use instead. */
    public static void requireAPlayer(Position<?> position, int turn) {
        if (turn == Position.CHANCE) {
            throw new IllegalArgumentException(
                    "chance is to move in %s: minimax has no answer to that, expectiminimax has".formatted(position));
        }
    }
}
