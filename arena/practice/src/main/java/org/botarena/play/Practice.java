package org.botarena.play;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Games;
import org.botarena.api.IllegalMove;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * Games inside this JVM, for an agent's tests and for a debugger. They have no separate process, no sandbox and no
 * enforced time limit. Only games played by the arena count.
 *
 * <pre>{@code
 * Practice.Score score = Practice.of("reversi").play(MyAgent.class, 20, 1);
 * }</pre>
 *
 * <p>Every opening is played from each side, and the same seed plays the same games. Immutable.
 */
@SuppressWarnings("rawtypes") // The class of an agent for any game is a raw type.
public final class Practice {
    private static final Duration USUAL_TIME = Duration.ofMillis(100);

    private final Rules<?> rules;
    private final Duration moveTime;
    private final Class<? extends Agent> opponent;
    private final Consumer<String> listener;

    private Practice(Rules<?> rules, Duration moveTime, Class<? extends Agent> opponent, Consumer<String> listener) {
        this.rules = rules;
        this.moveTime = moveTime;
        this.opponent = opponent;
        this.listener = listener;
    }

    /**
     * The result of practice games.
     *
     * @param wins games in which the agent's score was higher than every other team's
     * @param draws games in which it shared the highest score
     * @param losses the other games
     */
    public record Score(int wins, int draws, int losses) {
        /** 1 for a win, ½ for a draw. */
        public double points() {
            return wins + draws / 2.0;
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%d won, %d drawn, %d lost", wins, draws, losses);
        }
    }

    /**
     * Practice of a game with options, {@code reversi:size=6}, against random moves, with 100 ms for a move.
     *
     * @throws IllegalArgumentException with the list of games if the game does not exist
     */
    public static Practice of(String game) {
        return new Practice(Games.installed().parse(game), USUAL_TIME, AnyMove.class, line -> {});
    }

    /** A copy with another opponent. */
    public Practice against(Class<? extends Agent> other) {
        return new Practice(rules, moveTime, other, listener);
    }

    /** A copy with another time for a move, from which {@link Game#timeLeft} counts down. */
    public Practice moveTime(Duration time) {
        return new Practice(rules, time, opponent, listener);
    }

    /** A copy that reports every move and the resulting position in a line. */
    public Practice watched(Consumer<String> watcher) {
        return new Practice(rules, moveTime, opponent, watcher);
    }

    /**
     * Plays an agent's games. In a team game it takes all seats of its team, each with a separate object.
     *
     * @param agent its class: public, with a public constructor that takes the game
     * @param games their number; the agent opens every other one
     * @param seed for openings, deals, chance and the agents' own seeds
     * @throws IllegalMove if the agent or its opponent plays an illegal move; the message contains the position
     * @throws IllegalArgumentException if a class has no such constructor
     * @throws Exception whatever the agents throw
     */
    public Score play(Class<? extends Agent> agent, int games, long seed) throws Exception {
        return play(rules, agent, games, seed);
    }

    private <P extends Position<P>> Score play(Rules<P> game, Class<?> agent, int games, long seed) throws Exception {
        List<Integer> seats = game.firstSeats();
        int[] results = new int[3];
        for (int number = 0; number < games; number++) {
            int seat = seats.get(number % seats.size());
            int team = game.team(seat);
            SplittableRandom chance = new SplittableRandom(seed + number / seats.size());
            PracticeGame<P> round = new PracticeGame<>(game, chance, listener);
            if (number >= seats.size()) {
                round.open();
            }
            P over = round.play(player -> game.team(player) == team ? agent : opponent, moveTime);
            results[1 - (int) Math.signum(game.margin(over, seat))]++;
        }
        return new Score(results[0], results[1], results[2]);
    }
}
