package org.botarena.host;

import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.botarena.api.Game;
import org.botarena.api.GameClock;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.TimeBudget;
import org.botarena.api.TimeBudgets;

/**
 * The game as one agent sees it, rebuilt only from the arena's requests. Only for the agent's thread.
 *
 * @param <P> the positions of the game
 */
final class HostedGame<P extends Position<P>> implements Game<P> {
    /** The maximum length of a sent line, in characters. */
    private static final int LONGEST_LINE = 1000;

    private final Rules<P> rules;
    private final long seed;
    private final Map<String, String> options;
    private final TimeBudgets budgets = new TimeBudgets();
    private P position;
    private long[] history = new long[128];
    private int plies;
    private long deadline;
    private Optional<GameClock> clock = Optional.empty();
    private double value = Double.NaN;
    private String line = "";

    HostedGame(Rules<P> rules, Message.Start start, long arrived) {
        this.rules = rules;
        this.seed = start.seed();
        this.options = Map.copyOf(start.options());
        this.position = rules.start();
        this.deadline = arrived + start.grantedNanos();
    }

    /** Advances to the position of a request that arrived at this {@code System.nanoTime()}. */
    void moveOn(Message.Ask ask, long arrived) {
        deadline = arrived + ask.grantedNanos();
        say(Double.NaN, "");
        clock = clock(ask.clocks());
        if (plies + ask.moves().size() > history.length) {
            history = Arrays.copyOf(history, 2 * (plies + ask.moves().size()));
        }
        for (long move : ask.moves()) {
            history[plies++] = move;
        }
        position = rules.parse(ask.position());
    }

    private static Optional<GameClock> clock(Message.Clocks clocks) {
        return clocks.leftNanos().isEmpty()
                ? Optional.empty()
                : Optional.of(new GameClock(
                        clocks.leftNanos().stream().map(Duration::ofNanos).toList(),
                        Duration.ofNanos(clocks.incrementNanos())));
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
        return Arrays.copyOf(history, plies);
    }

    @Override
    public Duration timeLeft() {
        return Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
    }

    @Override
    public Optional<GameClock> clock() {
        return clock;
    }

    @Override
    public TimeBudget budget(double share) {
        return budgets.next(moveTime(), share);
    }

    @Override
    public void say(double expected, String moves) {
        value = expected;
        String text = String.valueOf(moves);
        line = text.substring(0, Math.min(text.length(), LONGEST_LINE));
    }

    /** The answer to a request, with the agent's opinion. */
    Message.Answer answer(Message.Ask ask, long move) {
        return new Message.Answer(ask.nonce(), move, value, line);
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
