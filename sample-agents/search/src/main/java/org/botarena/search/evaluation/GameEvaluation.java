package org.botarena.search.evaluation;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * What is known of one game before its end. A class of the package {@code game} and a line in the service file for each; who
 * searches a game asks {@link #known} or {@link Evaluation#suited} and names none.
 *
 * @param <P> the positions of the game
 */
public interface GameEvaluation<P extends Position<P>> {
    /** The class of the positions, by which the game is known. */
    Class<P> positionType();

    /** What an agent takes for the worth of unfinished positions, in -98..98. */
    Evaluation<P> suited(Rules<P> rules);

    /** What counts in unfinished positions, each in -1..1, the most telling first; none: nothing with a name. */
    default List<Feature<P>> features() {
        return List.of();
    }

    /**
     * Something that counts in a game. Immutable.
     *
     * @param name one word
     */
    record Feature<P extends Position<P>>(String name, Evaluation<P> worth) {}

    /** Whether a search of some million nodes is likely to come to the end of the game from here. */
    default boolean isSmall(P position) {
        return false;
    }

    /** What a score counts, in the singular, where it says more than who won. */
    default Optional<String> unit() {
        return Optional.empty();
    }

    /** What is known of a game; empty for one that the library does not know. */
    static <P extends Position<P>> Optional<GameEvaluation<P>> known(Rules<P> rules) {
        for (GameEvaluation<?> each : ServiceLoader.load(GameEvaluation.class, GameEvaluation.class.getClassLoader())) {
            if (each.positionType() == rules.positionType()) {
                @SuppressWarnings("unchecked") // the classes of the positions are the same
                GameEvaluation<P> known = (GameEvaluation<P>) each;
                return Optional.of(known);
            }
        }
        return Optional.empty();
    }
}
