package org.botarena.bench;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.botarena.api.Game;
import org.botarena.api.Games;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.Setting;
import org.botarena.api.TimeBudget;
import org.botarena.api.TimeBudgets;

/**
 * A seat without an arena: it holds one game, and an agent can be asked in any position of it. Each look at its clock
 * costs {@link #TICK}, so that an agent's behaviour is repeatable. One thread at a time.
 */
final class BenchmarkGame<P extends Position<P>> implements Game<P> {
    /** The cost of a look at the clock. */
    static final Duration TICK = Duration.ofMillis(1);

    private final Rules<P> rules;
    private final long seed;
    private final Map<String, String> options;
    private P position;
    private long[] history = {};
    private Duration timeLeft = Duration.ofSeconds(2);
    private final TimeBudgets budgets = new TimeBudgets(() -> -timeLeft().toNanos());

    private BenchmarkGame(Rules<P> rules, long seed, Map<String, String> options) {
        this.rules = rules;
        this.seed = seed;
        this.options = options;
        position = rules.start();
    }

    /**
     * A seat at the start of a game.
     *
     * @param agent the class of the agent
     * @param options {@code name=value,name=value}, the others have their defaults; may be empty
     */
    static <P extends Position<P>> BenchmarkGame<P> of(Rules<P> rules, long seed, Class<?> agent, String options) {
        List<Setting> declared = Arrays.stream(agent.getAnnotationsByType(Option.class))
                .map(option -> new Setting(
                        option.name(),
                        option.type(),
                        option.byDefault(),
                        option.min(),
                        option.max(),
                        List.of(option.choices()),
                        option.text()))
                .toList();
        Map<String, String> given = options.isEmpty() ? Map.of() : Games.options(options);
        return new BenchmarkGame<>(rules, seed, Setting.complete(declared, given, agent.getSimpleName()));
    }

    /** Sets up a position without its history. */
    void setUp(P moment) {
        position = moment;
        history = new long[0];
    }

    /** Plays a move for either side. */
    void play(long move) {
        position = position.tryPlay(move);
        history = Arrays.copyOf(history, history.length + 1);
        history[history.length - 1] = move;
    }

    /** Sets the time for the next request. */
    void setTime(Duration time) {
        timeLeft = time;
    }

    @Override
    public Rules<P> rules() {
        return rules;
    }

    @Override
    public P position() {
        return position;
    }

    @Override
    public long[] history() {
        return history.clone();
    }

    @Override
    public Duration timeLeft() {
        timeLeft = timeLeft.compareTo(TICK) > 0 ? timeLeft.minus(TICK) : Duration.ZERO;
        return timeLeft;
    }

    @Override
    public TimeBudget budget(double share) {
        return budgets.next(timeLeft(), share);
    }

    @Override
    public long seed() {
        return seed;
    }

    @Override
    public Map<String, String> options() {
        return options;
    }
}
