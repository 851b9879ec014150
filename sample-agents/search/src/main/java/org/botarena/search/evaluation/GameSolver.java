package org.botarena.search.evaluation;

import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.BooleanSupplier;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Decision;

/**
 * Solves endgames of one game faster than the searches of this library. A jar on the class path provides it as a
 * service. One thread.
 *
 * @param <P> the positions of the game
 */
public interface GameSolver<P extends Position<P>> {
    /** The class of the positions, which identifies the game. */
    Class<P> positionType();

    /** Whether solving a position takes at most some seconds. */
    boolean isSmall(P position);

    /**
     * Solves a small position.
     *
     * @param mayContinue checked regularly
     * @return the best move and the final score of the player to move, or empty if solving was stopped or takes too
     *     long
     */
    Optional<Decision> solve(P position, BooleanSupplier mayContinue);

    /** The solver of a game, if a jar with one is installed. */
    static <P extends Position<P>> Optional<GameSolver<P>> installed(Rules<P> rules) {
        for (GameSolver<?> each : ServiceLoader.load(GameSolver.class, GameSolver.class.getClassLoader())) {
            if (each.positionType() == rules.positionType()) {
                @SuppressWarnings("unchecked") // The classes of the positions are the same.
                GameSolver<P> solver = (GameSolver<P>) each;
                return Optional.of(solver);
            }
        }
        return Optional.empty();
    }
}
