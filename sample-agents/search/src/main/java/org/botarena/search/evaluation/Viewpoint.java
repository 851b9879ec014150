package org.botarena.search.evaluation;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Meter;

/**
 * How the player who searches sees a tree: who plays on his side, and what the leaves are worth. All leaves are judged
 * from his side, so an evaluation may be one-sided (a draw worth half a win to whoever asks, for instance); the search
 * turns the sign where the other side is to move. Sides are told by whose turn it is, never by the number of plies: in
 * some games a player moves twice.
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

    /** Whether somebody on the searcher's side is to move. */
    public boolean isOwn(int turn) {
        return rules.team(turn) == rules.team(player);
    }

    /**
     * 1 if the searcher's side is to move, -1 if the other one; when nobody is, the side that did not move last.
     *
     * @param turn whose turn it is
     * @param last the side that moved last
     */
    public int side(int turn, int last) {
        return turn < 0 ? -last : isOwn(turn) ? 1 : -1;
    }

    /** Whether the search goes no further: the game is over, or there is no depth left. */
    public static boolean isLeaf(int turn, int depth) {
        return turn == Position.OVER || depth <= 0;
    }

    /** What a leaf is worth to the searcher. */
    public double leaf(P position, int turn) {
        if (turn == Position.OVER) {
            meter.leaf();
            return estimation.ended().of(position, player);
        }
        meter.horizon();
        return estimation.unfinished().of(position, player);
    }

    /** For searches that know two kinds of nodes: says which search to take where chance is to move. */
    public static void requireAPlayer(Position<?> position, int turn) {
        if (turn == Position.CHANCE) {
            throw new IllegalArgumentException(
                    "chance is to move in %s: minimax has no answer to that, expectiminimax has".formatted(position));
        }
    }
}
