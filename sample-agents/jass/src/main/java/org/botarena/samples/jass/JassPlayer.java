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
 * The Jass player of the course: a tree of the cards that may be laid, grown by random ends of the turn. With a number of
 * iterations it is the course's, move by move; by time it is as strong as the time allows.
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
public class JassPlayer extends Agent<Jass> {
    private final int iterations = Integer.parseInt(game.options().get("iterations"));
    private final JassMcts search = new JassMcts(
            game.seed(),
            Double.parseDouble(game.options().get("c")),
            Integer.parseInt(game.options().get("nodes")));

    public JassPlayer(Game<Jass> game) {
        super(game);
        if (iterations > 0) {
            JassMcts.iterations(iterations); // too few are refused before the game begins
        }
    }

    @Override
    public long play(int player) {
        Jass view = game.position();
        if (iterations > 0) {
            return search.choose(view, JassMcts.iterations(iterations));
        }
        long[] cards = view.moves();
        double share = Double.parseDouble(game.options().get("share"));
        return cards.length == 1 ? cards[0] : search.choose(view, Budget.of(game.budget(share)));
    }
}
