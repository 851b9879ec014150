package org.botarena.arena.explain;

import org.botarena.api.Position;
import org.botarena.arena.explain.Explanation.JudgedPly;
import org.botarena.arena.replay.Playback;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;

/**
 * Why a move lost, in a phrase that groups lost games: the feature of the game that the better move kept, such as a corner. Without
 * such a feature it is the phase of the game.
 */
final class Cause {
    /** A feature that changes by less does not explain a loss. */
    private static final double LEAST = 0.1;

    private static final int PHASES = 3;

    private Cause() {}

    static <P extends Position<P>> Sentence of(Playback<P> game, JudgedPly bad) {
        P before = game.positions().get(bad.ply());
        P better = before.play(before.parse(bad.judgement().best()));
        P worse = game.positions().get(bad.ply() + 1);
        return GameEvaluation.known(game.rules()).stream()
                .flatMap(known -> known.features().stream())
                .filter(feature ->
                        atWorst(better, bad.by(), feature.worth()) - atWorst(worse, bad.by(), feature.worth()) > LEAST)
                .findFirst()
                .map(feature -> Sentence.of("cause." + feature.name()))
                .orElseGet(() -> Sentence.of("cause.phase." + Math.min(PHASES, 1 + PHASES * bad.ply() / game.plies())));
    }

    /** The worst value of a feature for a player after the opponent's answer. */
    private static <P extends Position<P>> double atWorst(P position, int player, Evaluation<P> feature) {
        double worst = feature.of(position, player);
        if (position.turn() >= 0 && position.turn() != player) {
            for (long move : position.moves()) {
                worst = Math.min(worst, feature.of(position.play(move), player));
            }
        }
        return worst;
    }
}
