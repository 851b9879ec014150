package org.botarena.arena.cli.explain;

import java.util.OptionalDouble;
import org.botarena.arena.cli.judge.MoveAssessment;
import org.botarena.arena.record.Ply;
import org.botarena.arena.text.Numbers;

/**
 * What there is to say of one move. Immutable.
 *
 * @param ply the move with its time
 * @param who played it
 * @param judgement what it was worth
 * @param leftMs milliseconds that its player had left, at least 0; empty if nobody knows
 */
record MoveComment(Ply ply, String who, MoveAssessment judgement, OptionalDouble leftMs) {
    /** In a sentence: {@code uct, c2: gave away 6 discs; g7 held the draw; you had 1.4 s left (exact)}. */
    String text() {
        String left = leftMs.isEmpty() ? "" : "; you had %s left".formatted(left(leftMs.getAsDouble()));
        return "%s, %s: %s%s (%s)".formatted(who, ply.move(), judgement.text(), left, certainty());
    }

    private static String left(double milliseconds) {
        return milliseconds < 1000
                ? Numbers.fixed(milliseconds, 0) + " ms"
                : Numbers.fixed(milliseconds / 1000, 1) + " s";
    }

    private String certainty() {
        return judgement.isExact() ? "exact" : "opinion";
    }
}
