package org.botarena.search.evaluation;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * Knowledge about the unfinished positions of one game. Each game has a class in the package {@code game} and a line in
 * the service file. A search asks {@link #known} or {@link Evaluation#suited} and never names a game.
 *
 * @param <P> the positions of the game
 */
public interface GameEvaluation<P extends Position<P>> {
    /** The class of the positions, which identifies the game. */
    Class<P> positionType();

    /** The agents' value of unfinished positions, in -98..98. */
    Evaluation<P> suited(Rules<P> rules);

    /**
     * The named features of unfinished positions, each in -1..1, the most important first. An evaluation may have no
     * such features.
     */
    default List<Feature<P>> features() {
        return List.of();
    }

    /**
     * A feature of a game. Immutable.
     *
     * @param name one word
     */
    record Feature<P extends Position<P>>(String name, Evaluation<P> worth) {}

    /** Whether a search of a few million nodes is likely to reach the end of the game from here. */
    default boolean isSmall(P position) {
        return false;
    }

    /** The unit of a score, in the singular, if the score says more than who won. */
    default Optional<String> unit() {
        return Optional.empty();
    }

    /** The evaluation of a game, or empty if the library does not know the game. */
    static <P extends Position<P>> Optional<GameEvaluation<P>> known(Rules<P> rules) {
        for (GameEvaluation<?> each : ServiceLoader.load(GameEvaluation.class, GameEvaluation.class.getClassLoader())) {
            if (each.positionType() == rules.positionType()) {
                @SuppressWarnings("unchecked") // The classes of the positions are the same.
                GameEvaluation<P> known = (GameEvaluation<P>) each;
                return Optional.of(known);
            }
        }
        return Optional.empty();
    }
}
