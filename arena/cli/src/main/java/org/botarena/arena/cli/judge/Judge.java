package org.botarena.arena.cli.judge;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.reversi.Reversi;

/**
 * Who says what the moves of a game were worth. It is asked from the end of the game to its beginning. One thread.
 *
 * @param <P> the positions of the game
 */
public interface Judge<P extends Position<P>> {
    /** So many guesses of what its player could not see are looked at for a move. */
    int GUESSES = 12;

    /**
     * What a move was worth.
     *
     * @param position where a player is to move
     * @param played the legal move; {@link Position#NONE}: none was, and the best one is taken for it
     */
    MoveAssessment judge(P position, long played);

    /**
     * The one for a game.
     *
     * @param nodes what a search may look at for an opinion
     */
    static <P extends Position<P>> Judge<P> of(Rules<P> rules, long nodes) {
        if (rules.isHidden()) {
            return new GuessingJudge<>(rules, nodes);
        }
        return rules.positionType() == Reversi.class ? reversi(rules, nodes) : new SearchingJudge<>(rules, nodes);
    }

    @SuppressWarnings("unchecked") // the caller has compared the class of the positions
    private static <P extends Position<P>> Judge<P> reversi(Rules<P> rules, long nodes) {
        return (Judge<P>) new DiscJudge((Rules<Reversi>) rules, nodes);
    }
}
