package org.botarena.search.evaluation;

import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * The values of a search's leaves. Immutable if both parts are.
 *
 * @param ended the value of positions where the game has ended
 * @param unfinished the value of the others, where the search stops
 */
public record Estimation<P extends Position<P>>(Evaluation<P> ended, Evaluation<P> unfinished) {
    /** The result at the end, and the evaluation before it. */
    public static <P extends Position<P>> Estimation<P> of(Rules<P> rules, Evaluation<P> unfinished) {
        return new Estimation<>(Endings.result(rules), unfinished);
    }

    /** The estimation of the Bordeaux course: ±WIN at the end, 0 for a draw and for every unfinished game. */
    public static <P extends Position<P>> Estimation<P> plain(Rules<P> rules) {
        return of(rules, Evaluation.nothing());
    }
}
