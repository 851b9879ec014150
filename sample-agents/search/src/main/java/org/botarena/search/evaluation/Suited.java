package org.botarena.search.evaluation;

import org.botarena.api.Position;
import org.botarena.api.Rules;

/** Which evaluation suits which game: what an agent that plays them all takes, in -98..98. */
public final class Suited {
    private Suited() {}

    /** What suits a game; 0 for every position of one that is not {@linkplain GameEvaluation known}. */
    public static <P extends Position<P>> Evaluation<P> to(Rules<P> rules) {
        return GameEvaluation.known(rules).map(known -> known.suited(rules)).orElse(Evaluation.nothing());
    }
}
