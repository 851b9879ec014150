package org.botarena.bench.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Budget;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.montecarlo.FlatMonteCarlo;
import org.botarena.search.montecarlo.PlayOut;
import org.botarena.search.montecarlo.Utility;
import org.botarena.search.partie.Player;
import org.botarena.search.tree.Uct;

/**
 * The tables of the course on Reversi. It shows random games with and without bitboards, and five games each of random,
 * flat and UCT with equal simulations for a move. Both engines play the same games. Scores are those of the player named
 * first, who opens.
 */
public final class ReversiBots {
    private static final int GAMES = 5;
    private static final double UCB1 = 2;

    private ReversiBots() {}

    /**
     * Prints the tables; the optional arguments are the number of random games of the first table (1000) and of
     * simulations (100).
     */
    public static void main(String[] arguments) {
        int playOuts = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1000;
        int simulations = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 100;
        tables(Games.installed().parse("arrayreversi"), playOuts, simulations);
        tables(Games.installed().parse("reversi"), playOuts, simulations);
    }

    private static <P extends Position<P>> void tables(Rules<P> rules, int playOuts, int simulations) {
        SplittableRandom random = new SplittableRandom(1);
        long begin = System.nanoTime();
        PlayOut<P> playOut = new PlayOut<>(rules, random);
        for (int game = 0; game < playOuts; game++) {
            playOut.end(rules.start());
        }
        System.out.printf("%s: %,d random games in %s%n", rules.name(), playOuts, seconds(begin));
        match("random - flat", rules, random(random), flat(rules, simulations, random));
        match("random - UCT", rules, random(random), uct(rules, simulations, random));
        match("flat - UCT", rules, flat(rules, simulations, random), uct(rules, simulations, random));
    }

    private static String seconds(long begin) {
        return String.format(Locale.ROOT, "%.2f s", (System.nanoTime() - begin) / 1e9);
    }

    private static <P extends Position<P>> void match(String name, Rules<P> rules, Player<P> first, Player<P> second) {
        long begin = System.nanoTime();
        List<Integer> scores = new ArrayList<>();
        for (int game = 0; game < GAMES; game++) {
            P position = rules.start();
            while (position.turn() != Position.OVER) {
                long forced = rules.forced(position);
                Player<P> mover = position.turn() == 0 ? first : second;
                position = position.play(forced == Position.NONE ? mover.choose(position) : forced);
            }
            scores.add((int) position.score(0));
        }
        System.out.printf("%s: %s: %s in %s%n", rules.name(), name, scores, seconds(begin));
    }

    private static <P extends Position<P>> Player<P> random(RandomGenerator random) {
        return position -> position.randomMove(random);
    }

    /** Equal shares of the simulations for all moves, and the best ratio of victories. */
    private static <P extends Position<P>> Player<P> flat(Rules<P> rules, int simulations, RandomGenerator random) {
        FlatMonteCarlo<P> flat = new FlatMonteCarlo<>(rules, Utility.WINS, random);
        return position -> flat.choose(position, Budget.units(Math.max(1, simulations / position.moves().length)));
    }

    private static <P extends Position<P>> Player<P> uct(Rules<P> rules, int simulations, RandomGenerator random) {
        Uct.Settings settings =
                Uct.Settings.of(UCB1).withProofs(false).withTreeKept(false).withNodes(100_000);
        Uct<P> uct = new Uct<>(rules, settings, Evaluation.nothing(), random);
        return position -> uct.choose(position, new long[0], Budget.units(simulations));
    }
}
