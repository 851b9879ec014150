package org.botarena.arena.cli.explain;

import org.botarena.arena.cli.judge.MoveAssessment;
import org.botarena.arena.record.Ply;
import org.botarena.arena.text.Numbers;

/**
 * What there is to say of one move. Immutable.
 *
 * @param ply the move with its time
 * @param who played it
 * @param judgement what it was worth
 * @param leftMs milliseconds that its player had left, at least 0
 */
record MoveComment(Ply ply, String who, MoveAssessment judgement, double leftMs) {
    /** In a sentence: {@code uct, c2: gave away 6 discs; g7 held the draw; you had 1.4 s left (exact)}. */
    String text() {
        return "%s, %s: %s; you had %s left (%s)".formatted(who, ply.move(), judgement.text(), left(), certainty());
    }

    private String left() {
        return leftMs < 1000 ? Numbers.fixed(leftMs, 0) + " ms" : Numbers.fixed(leftMs / 1000, 1) + " s";
    }

    private String certainty() {
        return judgement.isExact() ? "exact" : "opinion";
    }
}
