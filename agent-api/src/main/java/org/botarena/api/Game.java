package org.botarena.api;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * An agent's live, read-only view of its game. Use it only from the agent's own thread.
 *
 * @param <P> the positions of the game
 */
public interface Game<P extends Position<P>> {
    Rules<P> rules();

    /**
     * The position in which the agent is to move, without what it must not see. During construction it is the standard
     * start.
     */
    P position();

    /** The moves so far as this agent saw them, including the opening, chance outcomes and passes; a fresh array. */
    long[] history();

    /**
     * The time left until this move's deadline, never negative; during construction, the time left of the start budget.
     * It counts from the arrival of the request. The arena's clock decides, so stop a little earlier, as {@link
     * #budget} does. With a {@link #clock} it is the time left for the whole game.
     */
    Duration timeLeft();

    /** The clocks of a game with one time budget for all moves, or empty if each move has its own limit. */
    default Optional<GameClock> clock() {
        return Optional.empty();
    }

    /**
     * The time to plan for this move: all of {@link #timeLeft}; with a {@link #clock}, a twentieth of it plus the
     * increment.
     */
    default Duration moveTime() {
        Duration left = timeLeft();
        return clock().map(each -> each.moveTime(left)).orElse(left);
    }

    /**
     * A share of the time for this move, starting now. It leaves room for a JVM pause and for sending the answer, so an
     * agent can use all of it.
     *
     * <pre>{@code
     * TimeBudget budget = game.budget(0.9);
     * do {
     *     playOut();
     * } while (budget.isLeft());
     * }</pre>
     *
     * If time is unlimited, as in a debugger, it is a share of two seconds.
     *
     * @param share of {@link #moveTime}, in 0..1
     * @throws IllegalArgumentException if the share is out of range
     */
    default TimeBudget budget(double share) {
        return new TimeBudgets().next(moveTime(), share);
    }

    /**
     * Reports the agent's opinion of the position to spectators; the opponent never sees it. Only the last report of a
     * move counts. No report is ever a fault.
     *
     * @param value the result that the agent expects, from -1 for a loss to 1 for a win; NaN says nothing
     * @param line the moves that it expects, its own first, {@code "f5 d6 c3"}; 24 bytes are shown, a longer line is in
     *     the author's log
     */
    default void say(double value, String line) {}

    /** A seed for this agent in this game. Random generators made from it let a game be repeated. */
    long seed();

    /** All options of the agent (see {@link Option}); an option that was not given has its default. */
    Map<String, String> options();

    /**
     * One of the agent's options, typed: {@code double k = game.option("k", double.class)}. An option that was not
     * given has its declared default.
     *
     * @param type {@code int}, {@code long}, {@code double}, {@code boolean}, {@code String}, or an enum whose constant
     *     the word names: {@code first-play} is {@code FIRST_PLAY}
     * @throws IllegalArgumentException if the agent declares no such option, or its value does not fit the type
     */
    @SuppressWarnings("unchecked") // The class of a primitive type cannot cast.
    default <T> T option(String name, Class<T> type) {
        return (T) OptionValue.of(options(), name, type);
    }
}
