package org.botarena.samples.zero;

import java.io.IOException;
import java.util.SplittableRandom;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.Setting;
import org.botarena.search.Budget;
import org.botarena.search.SearchStatistics;
import org.botarena.search.evaluator.Evaluator;
import org.botarena.search.evaluator.Uniform;
import org.botarena.search.tree.Puct;
import org.pf4j.Extension;

/**
 * AlphaGo Zero: PUCT asks a network which moves to search and which side is ahead. The network learned from games
 * against itself (arena/training) and is a file in this jar.
 *
 * <p>Games without a network are rejected unless the option {@code network=uniform} is given.
 */
@Extension
@Option(
        name = "network",
        type = Setting.Type.WORD,
        byDefault = "file",
        choices = {"file", "uniform"},
        text = "file: the one in the jar; uniform: none, every move as good as another")
@Option(
        name = "simulations",
        type = Setting.Type.WHOLE,
        byDefault = "0",
        min = "0",
        max = "1000000000",
        text = "simulations a move; 0: by time")
@Option(
        name = "temperature",
        type = Setting.Type.DECIMAL,
        byDefault = "0",
        min = "0",
        max = "100",
        text = "0: the most visited move; above: moves are drawn by visits^(1/temperature)")
@Option(name = "explain", type = Setting.Type.FLAG, byDefault = "false", text = "print what the search saw")
public final class Zero<P extends Position<P>> extends Agent<P> {
    private static final double EXPLORATION = 1.5;
    private static final int WARM_UP = 64;

    private final SplittableRandom random = new SplittableRandom(game.seed());
    private final long simulations = game.option("simulations", long.class);
    private final double temperature = game.option("temperature", double.class);
    private final boolean isExplaining = game.option("explain", boolean.class);
    private final Puct<P> search;

    /** Rejects a game with hidden cards, and a game without a network if one is needed. */
    public Zero(Game<P> game) throws IOException {
        super(game);
        Rules<P> rules = game.rules();
        if (rules.isHidden()) {
            throw new IllegalArgumentException("zero does not play %s: it needs to see all".formatted(rules.name()));
        }
        search = new Puct<>(rules, Puct.Settings.of(EXPLORATION), evaluator(rules), random);
        if (rules.start().turn() >= 0) {
            search.choose(rules.start(), new long[0], Budget.warmUp(game, WARM_UP));
            search.forget();
        }
    }

    private Evaluator<P> evaluator(Rules<P> rules) throws IOException {
        if (game.option("network", String.class).equals("uniform")) {
            return new Uniform<>();
        }
        Encoding<P> encoding = Encoding.of(rules)
                .orElseThrow(() -> new IllegalArgumentException(
                        "zero has no network for %s; with the option network=uniform it plays without one"
                                .formatted(rules.name())));
        return new NetworkEvaluator<>(encoding, WeightsFile.inJar(encoding));
    }

    @Override
    public long play(int player) {
        P position = game.position();
        Budget budget = simulations > 0 ? Budget.units(simulations) : Budget.of(game.budget(0.9));
        long best = search.choose(position, game.history(), budget);
        game.say(search.value(), SearchStatistics.line(position, search.line(position)));
        if (isExplaining) {
            System.out.println(search.statistics(position));
        }
        return temperature == 0 ? best : drawn(position.moves(), best);
    }

    /** Draws a move by its share of the visits; returns the best one if there was no time for any visit. */
    private long drawn(long[] moves, long best) {
        if (moves.length == 1) {
            return best;
        }
        double[] weights = new double[moves.length];
        double highest = search.share(best);
        double sum = 0;
        for (int i = 0; i < moves.length; i++) {
            weights[i] = Math.pow(search.share(moves[i]) / highest, 1 / temperature);
            sum += weights[i];
        }
        double rest = random.nextDouble() * sum;
        for (int i = 0; i < moves.length; i++) {
            rest -= weights[i];
            if (rest < 0) {
                return moves[i];
            }
        }
        return best;
    }
}
