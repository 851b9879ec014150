package org.botarena.samples.jass;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Setting;
import org.botarena.game.jass.Jass;
import org.botarena.search.Budget;
import org.botarena.search.jass.JassMcts;
import org.pf4j.Extension;

/**
 * The Jass player of the EPFL course: a tree of playable cards that grows by random playouts. With a number of
 * iterations it plays exactly like the course's player; with a time limit it is as strong as the time allows.
 */
@Extension
@Option(
        name = "iterations",
        type = Setting.Type.WHOLE,
        byDefault = "0",
        min = "0",
        max = "8000000",
        text = "iterations a move, at least 9; 0: by time")
@Option(
        name = "c",
        type = Setting.Type.DECIMAL,
        byDefault = "40",
        min = "0",
        max = "1000",
        text = "exploration, in points: c of S/N + c sqrt(2 ln N_p / N)")
@Option(
        name = "share",
        type = Setting.Type.DECIMAL,
        byDefault = "0.9",
        min = "0",
        max = "1",
        text = "share of the time used")
@Option(
        name = "nodes",
        type = Setting.Type.WHOLE,
        byDefault = "3000000",
        min = "1",
        max = "20000000",
        text = "most nodes in the tree")
@Option(name = "explain", type = Setting.Type.FLAG, byDefault = "false", text = "print what the search saw")
public class JassPlayer extends Agent<Jass> {
    /** The points of both teams in a turn without a match bonus. */
    private static final int POINTS = 157;

    private final int iterations = game.option("iterations", int.class);
    private final JassMcts search =
            new JassMcts(game.seed(), game.option("c", double.class), game.option("nodes", int.class));

    public JassPlayer(Game<Jass> game) {
        super(game);
        if (iterations > 0) {
            JassMcts.iterations(iterations); // Rejects too few iterations before the game begins.
        }
    }

    @Override
    public long play(int player) {
        Jass view = game.position();
        long card = choose(view);
        if (game.option("explain", boolean.class)) {
            System.out.println(search.statistics(view));
        }
        game.say(2 * search.mean(card) / POINTS - 1, view.show(card));
        return card;
    }

    private long choose(Jass view) {
        if (iterations > 0) {
            return search.choose(view, JassMcts.iterations(iterations));
        }
        double share = game.option("share", double.class);
        Budget budget = view.moves().length == 1 ? JassMcts.iterations(JassMcts.FEWEST) : Budget.of(game.budget(share));
        return search.choose(view, budget);
    }
}
