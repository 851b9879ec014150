package org.botarena.api;

import java.lang.reflect.InvocationTargetException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/** One game of {@link Practice}, from its deal to its end. */
final class PracticeGame<P extends Position<P>> {
    private final Rules<P> rules;
    private final SplittableRandom chance;
    private final Consumer<String> listener;
    private final List<Long> moves = new ArrayList<>();
    private P position;

    PracticeGame(Rules<P> rules, SplittableRandom chance, Consumer<String> listener) {
        this.rules = rules;
        this.chance = chance;
        this.listener = listener;
        this.position = rules.deal(chance);
    }

    /** Plays the random plies that the game proposes for an opening. */
    void open() {
        while (moves.size() < rules.openingPlies()) {
            move(position.randomMove(chance));
            if (position.turn() == Position.OVER) {
                position = rules.deal(chance);
                moves.clear();
            }
        }
    }

    /**
     * Plays it.
     *
     * @param agents the class of each player's agent
     * @return the last position
     */
    P play(IntFunction<Class<?>> agents, Duration moveTime) throws Exception {
        List<PracticeSeat<P>> seats = new ArrayList<>();
        List<Agent<P>> seated = new ArrayList<>();
        for (int player = 0; player < rules.players(); player++) {
            Class<?> agent = agents.apply(player);
            PracticeSeat<P> seat = new PracticeSeat<>(rules, chance.nextLong(), agent, moveTime);
            seats.add(seat);
            seated.add(construct(agent, seat));
        }
        listener.accept(position.toString());
        for (int turn = position.turn(); turn != Position.OVER; turn = position.turn()) {
            if (turn == Position.CHANCE) {
                move(position.randomMove(chance));
            } else if (rules.forced(position) != Position.NONE) {
                move(rules.forced(position));
            } else {
                seats.get(turn).moveOn(position.seenBy(turn), moves);
                move(seated.get(turn).play(turn));
            }
        }
        return position;
    }

    private void move(long move) {
        P next = position.tryPlay(move);
        listener.accept(position.show(move) + "  " + next);
        moves.add(move);
        position = next;
    }

    @SuppressWarnings("unchecked") // which game an agent plays is known to whoever named both
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
