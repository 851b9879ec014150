package org.botarena.search.evaluation;

import org.botarena.game.hexapawn.Hexapawn;

/** Features of unfinished games of Hexapawn, each in -1..1. */
public final class HexapawnFeatures {
    private HexapawnFeatures() {}

    /** The number of pawns against the opponent's. */
    public static Evaluation<Hexapawn> pawns() {
        return (position, player) -> Evaluation.lead(position.pawns(player), position.pawns(1 - player));
    }

    /** The rows that the foremost pawn has advanced, against the opponent's. */
    public static Evaluation<Hexapawn> advance() {
        return (position, player) -> Evaluation.lead(advance(position, player), advance(position, 1 - player));
    }

    private static int advance(Hexapawn position, int player) {
        long pawns = player == 0 ? position.crosses() : position.noughts();
        if (pawns == 0) {
            return 0;
        }
        return player == 0
                ? (63 - Long.numberOfLeadingZeros(pawns)) / 8
                : position.board().rows() - 1 - Long.numberOfTrailingZeros(pawns) / 8;
    }
}
