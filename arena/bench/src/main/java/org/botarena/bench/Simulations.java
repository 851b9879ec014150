package org.botarena.bench;

import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.samples.uct.Uct;

/** The simulations of the sample agent uct, from the start of Reversi with an empty tree, against play-outs by hand. */
public final class Simulations {
    private static final int SIMULATIONS = 100_000;

    private Simulations() {}

    /** Measures and prints; the argument, if there is one, names the file for the JSON. */
    public static void main(String[] arguments) {
        measure(Interface.rules("reversi", Reversi.class), Interface.rules("tictactoe", TicTacToe.class), arguments);
    }

    private static <R extends Position<R>, T extends Position<T>> void measure(
            Rules<R> reversi, Rules<T> ticTacToe, String[] arguments) {
        SplittableRandom random = new SplittableRandom(1);
        // Tic-tac-toe first: the call sites of the interface have then seen two games, as in an arena.
        for (int i = 0; i < 3; i++) {
            agent(ticTacToe, i).play(0);
        }
        Comparison comparison = new Comparison(
                1,
                Course.repeat("reversi by hand: the yardstick", 0, SIMULATIONS, () -> Yardstick.playOut(random, false)),
                Course.repeat(
                        "reversi by hand, k-th bit by rows", 0, SIMULATIONS, () -> Yardstick.playOut(random, true)),
                new Course("uct, reversi from the start", 0.75, () -> firstMove(agent(reversi, random.nextLong()))));
        Report.of("simulations, " + SIMULATIONS + " a move", "simulation", "simulation", comparison.rows())
                .publish(arguments);
    }

    /** An agent that has not moved yet. */
    private static <P extends Position<P>> Uct<P> agent(Rules<P> rules, long seed) {
        return new Uct<>(Seat.of(rules, seed, Uct.class, "simulations=" + SIMULATIONS));
    }

    private static LongSupplier firstMove(Uct<?> agent) {
        return () -> {
            agent.play(0);
            return SIMULATIONS;
        };
    }
}
