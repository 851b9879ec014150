package org.botarena.search.evaluation;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.reversi.Reversi;

/** Values of finished games. */
public final class Endings {
    /** The amount that the highest score adds to a win in {@link #margin}. */
    public static final double MARGIN = 10;

    private Endings() {}

    /** WIN, 0 or -WIN: the team with the highest score wins; equal scores are a draw. */
    public static <P extends Position<P>> Evaluation<P> result(Rules<P> rules) {
        return (position, player) -> Evaluation.WIN * Math.signum(rules.margin(position, player));
    }

    /**
     * Like {@link #result}, plus up to {@link #MARGIN} for a higher score, or minus for a lower one. A search then
     * prefers larger wins and smaller losses.
     */
    public static <P extends Position<P>> Evaluation<P> margin(Rules<P> rules) {
        double most = rules.bestScore() - rules.worstScore();
        return (position, player) -> {
            double margin = rules.margin(position, player);
            return Evaluation.WIN * Math.signum(margin) + MARGIN * margin / most;
        };
    }

    /** The game's own score. */
    public static <P extends Position<P>> Evaluation<P> score() {
        return Position::score;
    }

    /** The score of Reversi in endgame collections: squares left empty count for the winner. */
    public static Evaluation<Reversi> emptiesToTheWinner() {
        return (position, player) -> {
            double difference = position.score(player);
            int empties = position.size() * position.size() - position.discs(0) - position.discs(1);
            return difference + Math.signum(difference) * empties;
        };
    }
}
