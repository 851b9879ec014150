package org.botarena.search.evaluation;

import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * What a search takes its leaves for. Immutable if both parts are.
 *
 * @param ended of positions where the game is over
 * @param unfinished of the others, where the search has to stop
 */
public record Estimation<P extends Position<P>>(Evaluation<P> ended, Evaluation<P> unfinished) {
    /** Won, drawn or lost at the end, and before it what the evaluation says. */
    public static <P extends Position<P>> Estimation<P> of(Rules<P> rules, Evaluation<P> unfinished) {
        return new Estimation<>(Endings.result(rules), unfinished);
    }

    /** The estimation of the course of Bordeaux: ±WIN at the end, 0 for a draw and for every unfinished game. */
    public static <P extends Position<P>> Estimation<P> plain(Rules<P> rules) {
        return of(rules, Evaluation.nothing());
    }
}
