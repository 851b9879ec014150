package org.botarena.search.evaluation;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.hexapawn.Hexapawn;
import org.botarena.game.matches.Matches;

/**
 * The evaluation of the player Ultimate of the course of Bordeaux (jalon 03, section 5.4): it knows Matches, and one game of
 * its author's choice, here Hexapawn; every other game is to it as to any player. NegAlphaBeta_Memory with it, and a memory of
 * its own, is Ultimate.
 */
public final class Ultimate {
    private Ultimate() {}

    /** What Ultimate takes its leaves for. */
    public static <P extends Position<P>> Estimation<P> of(Rules<P> rules) {
        return Estimation.of(rules, knowledge(rules.positionType()));
    }

    @SuppressWarnings("unchecked") // the class of the positions is compared
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
