package org.botarena.play;

import java.lang.reflect.InvocationTargetException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.play.internal.MoveRequest;
import org.botarena.play.internal.MoveSource;
import org.botarena.play.internal.Referee;
import org.botarena.play.internal.Step;

/** One game of {@link Practice}, from its deal to its end. */
final class PracticeGame<P extends Position<P>> implements MoveSource<P, Long, Exception> {
    private final Rules<P> rules;
    private final SplittableRandom chance;
    private final Consumer<String> listener;
    private final List<PracticeSeat<P>> seats = new ArrayList<>();
    private final List<Agent<P>> agents = new ArrayList<>();
    private Referee<P> referee;

    PracticeGame(Rules<P> rules, SplittableRandom chance, Consumer<String> listener) {
        this.rules = rules;
        this.chance = chance;
        this.listener = listener;
        this.referee = new Referee<>(rules, rules.deal(chance));
    }

    /** Plays the game's default number of random opening plies. */
    void open() {
        while (referee.plies() < rules.openingPlies()) {
            referee.enter(referee.position().randomMove(chance));
            referee.last().ifPresent(this::announce);
            if (referee.isOver()) {
                referee = new Referee<>(rules, rules.deal(chance));
            }
        }
    }

    /**
     * Plays the game.
     *
     * @param classes the class of each player's agent
     * @return the last position
     */
    P play(IntFunction<Class<?>> classes, Duration moveTime) throws Exception {
        for (int player = 0; player < rules.players(); player++) {
            Class<?> agent = classes.apply(player);
            PracticeSeat<P> seat = new PracticeSeat<>(rules, chance.nextLong(), agent, moveTime);
            seats.add(seat);
            agents.add(construct(agent, seat));
        }
        listener.accept(referee.position().toString());
        referee.play(this);
        return referee.position();
    }

    @Override
    public Long ask(MoveRequest<P> request) throws Exception {
        int player = request.player();
        seats.get(player).moveOn(request);
        return agents.get(player).play(player);
    }

    /** @throws org.botarena.api.IllegalMove if the move is not legal */
    @Override
    public long move(Long chosen) {
        referee.position().tryPlay(chosen);
        return chosen;
    }

    @Override
    public long roll(int number, P position) {
        return position.randomMove(chance);
    }

    @Override
    public void played(Step<P> step, Optional<Long> chosen) {
        announce(step);
    }

    private void announce(Step<P> step) {
        listener.accept(step.notation() + "  " + step.after());
    }

    @SuppressWarnings("unchecked") // The caller knows which game the agents play.
    private static <P extends Position<P>> Agent<P> construct(Class<?> agent, Game<P> seat) throws Exception {
        try {
            return (Agent<P>) agent.getConstructor(Game.class).newInstance(seat);
        } catch (InvocationTargetException e) {
            throw e.getCause() instanceof Exception thrown ? thrown : e;
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(
                    "%s cannot be made: it must be public, with a public constructor that takes a Game"
                            .formatted(agent.getName()),
                    e);
        }
    }
}
