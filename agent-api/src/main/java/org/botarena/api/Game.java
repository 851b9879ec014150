package org.botarena.api;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * A seat at the table: the live, read-only view of the game that an agent gets. To be used from the agent's own thread
 * alone.
 *
 * @param <P> the positions of the game
 */
public interface Game<P extends Position<P>> {
    /** The game that is played. */
    Rules<P> rules();

    /** The moment at which this seat is to move, as far as this seat sees it; during construction the standard start. */
    P position();

    /** The moves so far, opening, chance outcomes and passes included, as this seat saw them: a fresh array. */
    long[] history();

    /**
     * The time left until this move's deadline (during construction: of the start budget), never negative. It counts from the
     * request's arrival here. The arena's clock decides, so stop a little earlier, as {@link #budget} does. With a
     * {@link #clock}, the time left for the whole game.
     */
    Duration timeLeft();

    /** The clocks of a game whose time is a budget for all moves; empty where each move has a time of its own. */
    default Optional<GameClock> clock() {
        return Optional.empty();
    }

    /**
     * The time to plan for this move: all of {@link #timeLeft}, or, with a {@link #clock}, a twentieth of it and the
     * increment.
     */
    default Duration moveTime() {
        Duration left = timeLeft();
        return clock().map(each -> each.moveTime(left)).orElse(left);
    }

    /**
     * A share of the time for this move, from now on, with room for a pause of the JVM and for the way of the answer: what an agent
     * thinks by that uses all its time.
     *
     * <pre>{@code
     * TimeBudget budget = game.budget(0.9);
     * do {
     *     playOut();
     * } while (budget.isLeft());
     * }</pre>
     *
     * Where time is unlimited (a debugger's), it is a share of two seconds.
     *
     * @param share of {@link #moveTime}, in 0..1
     * @throws IllegalArgumentException if it is not
     */
    default TimeBudget budget(double share) {
        return new TimeBudgets().next(moveTime(), share);
    }

    /**
     * Says what this seat thinks of the moment, for those who watch: the other seat never hears it. At most one word a move, the
     * last one counts. Whatever is said, it is never a fault.
     *
     * @param value the result that this seat expects, from -1 for a loss to 1 for a win; NaN says nothing
     * @param line the moves that it expects, its own first, {@code "f5 d6 c3"}: 24 bytes are shown, and a longer line is in the
     *     author's log
     */
    default void say(double value, String line) {}

    /** A number for this seat in this game, to make random generators from: a game can then be repeated. */
    long seed();

    /** The agent's options (see {@link Option}), complete: what was not given has its default. */
    Map<String, String> options();

    /**
     * One of the agent's options, typed: {@code double k = game.option("k", double.class)}. An option that was not given
     * has its declared default.
     *
     * @param type {@code int}, {@code long}, {@code double}, {@code boolean}, {@code String}, or an enum, one of whose
     *     constants the word names: {@code first-play} is {@code FIRST_PLAY}
     * @throws IllegalArgumentException if the agent declares no such option, or its value is none of that type
     */
    @SuppressWarnings("unchecked") // a primitive type's class casts nothing
    default <T> T option(String name, Class<T> type) {
        return (T) OptionValue.of(options(), name, type);
    }
}
