package org.botarena.search.evaluation;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.hexapawn.Hexapawn;
import org.botarena.game.matches.Matches;

/**
 * The evaluation of the player Ultimate of the Bordeaux course (jalon 03, section 5.4). It knows Matches and one game
 * of its author's choice, here Hexapawn; it has no knowledge of other games. NegAlphaBeta_Memory with this evaluation
 * and a separate memory is Ultimate.
 */
public final class Ultimate {
    private Ultimate() {}

    /** The values of Ultimate's leaves. */
    public static <P extends Position<P>> Estimation<P> of(Rules<P> rules) {
        return Estimation.of(rules, knowledge(rules.positionType()));
    }

    @SuppressWarnings("unchecked") // The class of the positions is compared.
    private static <P extends Position<P>> Evaluation<P> knowledge(Class<P> type) {
        if (type == Matches.class) {
            return (Evaluation<P>) Theory.matches();
        }
        if (type == Hexapawn.class) {
            return (Evaluation<P>) HexapawnFeatures.pawns()
                    .times(40)
                    .plus(HexapawnFeatures.advance().times(20));
        }
        return Evaluation.nothing();
    }
}
