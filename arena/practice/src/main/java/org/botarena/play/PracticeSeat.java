package org.botarena.play;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.LongStream;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.TimeBudget;
import org.botarena.api.TimeBudgets;
import org.botarena.play.internal.MoveRequest;

/** An agent's view of a game of {@link Practice}. */
final class PracticeSeat<P extends Position<P>> implements Game<P> {
    private final Rules<P> rules;
    private final long seed;
    private final Map<String, String> options = new LinkedHashMap<>();
    private final Duration moveTime;
    private final TimeBudgets budgets = new TimeBudgets();
    private P position;
    private long[] history = {};
    private long deadline;

    /** The view of an agent whose options all have their defaults; its time to start is that of a move. */
    PracticeSeat(Rules<P> rules, long seed, Class<?> agent, Duration moveTime) {
        this.rules = rules;
        this.seed = seed;
        this.moveTime = moveTime;
        for (Option option : agent.getAnnotationsByType(Option.class)) {
            options.put(option.name(), option.byDefault());
        }
        this.position = rules.start();
        this.deadline = System.nanoTime() + moveTime.toNanos();
    }

    /** Advances to the position in which this player is to move. */
    void moveOn(MoveRequest<P> request) {
        position = request.view();
        LongStream news = request.news().stream().mapToLong(Long::longValue);
        history = LongStream.concat(LongStream.of(history), news).toArray();
        deadline = System.nanoTime() + moveTime.toNanos();
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
        return Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
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
        return Map.copyOf(options);
    }
}
