package org.botarena.samples.bandit;

import java.util.Locale;
import java.util.SplittableRandom;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Setting;
import org.botarena.search.Budget;
import org.botarena.search.SearchStatistics;
import org.botarena.search.montecarlo.FlatMonteCarlo;
import org.botarena.search.montecarlo.Ucb;
import org.botarena.search.montecarlo.Utility;
import org.pf4j.Extension;

/**
 * Plays random games after every move of any game, either equally many per move or more for the more promising ones. No
 * tree.
 */
@Extension
@Option(
        name = "method",
        type = Setting.Type.WORD,
        byDefault = "ucb",
        choices = {"ucb", "scoring", "ratio", "wins"},
        text =
                "ucb: UCB1; else the same number of games for each move: scoring, win ratio, or the same with draws counted as 0")
@Option(
        name = "c",
        type = Setting.Type.DECIMAL,
        byDefault = "0.3",
        min = "0",
        max = "100",
        text = "exploration of ucb: C of u + C sqrt(ln n / n_i)")
@Option(
        name = "games",
        type = Setting.Type.WHOLE,
        byDefault = "0",
        min = "0",
        max = "1000000000",
        text = "games for each move (nbSim); 0: by time")
@Option(
        name = "share",
        type = Setting.Type.DECIMAL,
        byDefault = "0.9",
        min = "0",
        max = "1",
        text = "share of the time used")
@Option(name = "explain", type = Setting.Type.FLAG, byDefault = "false", text = "print what the search saw")
public class Bandit<P extends Position<P>> extends Agent<P> {
    private final SplittableRandom random = new SplittableRandom(game.seed());
    private final String method = game.option("method", String.class);
    private final long games = game.option("games", long.class);
    private final boolean isExplaining = game.option("explain", boolean.class);
    private final Ucb<P> ucb = new Ucb<>(game.rules(), game.option("c", double.class), random);

    public Bandit(Game<P> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        P position = game.position();
        long[] moves = position.moves();
        long move = method.equals("ucb") ? ucb(position, moves.length) : flat(position);
        return move == Position.NONE ? moves[0] : move; // There was no time for a game.
    }

    private long ucb(P position, int moves) {
        long move = ucb.choose(position, games > 0 ? Budget.units(games * moves) : time());
        explain(ucb.statistics());
        say(position, move, ucb.mean(move));
        return move;
    }

    private long flat(P position) {
        Utility utility = Utility.valueOf(method.toUpperCase(Locale.ROOT));
        FlatMonteCarlo<P> flat = new FlatMonteCarlo<>(game.rules(), utility, random);
        long move = flat.choose(position, games > 0 ? Budget.units(games) : time());
        explain(flat.statistics());
        say(position, move, flat.mean(move));
        return move;
    }

    private void say(P position, long move, double mean) {
        if (move != Position.NONE) {
            game.say(mean, position.show(move));
        }
    }

    private void explain(SearchStatistics statistics) {
        if (isExplaining) {
            System.out.println(statistics);
        }
    }

    private Budget time() {
        return Budget.of(game.budget(game.option("share", double.class)));
    }
}
