package org.botarena.samples.puct;

import java.util.SplittableRandom;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.Setting;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluator.Evaluator;
import org.botarena.search.evaluator.Judged;
import org.botarena.search.evaluator.Sampled;
import org.botarena.search.evaluator.Uniform;
import org.botarena.search.tree.Decisions;
import org.botarena.search.tree.Puct;
import org.botarena.search.tree.TreeSearch;
import org.pf4j.Extension;

/**
 * The search of AlphaGo Zero, for any game. Instead of a network, an evaluation of the game or a random game judges
 * positions, or all positions count as equal. Hidden parts are guessed, each guess is searched, and the guesses vote on
 * the moves.
 */
@Extension
@Option(
        name = "evaluator",
        type = Setting.Type.WORD,
        byDefault = "sampled",
        choices = {"sampled", "judged", "uniform"},
        text = "sampled: a random game; judged: an evaluation of the game; uniform: knows nothing")
@Option(
        name = "temperature",
        type = Setting.Type.DECIMAL,
        byDefault = "0.2",
        min = "0.01",
        max = "100",
        text = "of judged: how far it also looks at moves that seem worse")
@Option(
        name = "form",
        type = Setting.Type.WORD,
        byDefault = "paper",
        choices = {"paper", "slide"},
        text = "paper: Q + c p sqrt(sum N) / (1 + N); slide: Q + c p / (1 + N)")
@Option(name = "c", type = Setting.Type.DECIMAL, byDefault = "1.5", min = "0", max = "1000", text = "exploration")
@Option(name = "proofs", type = Setting.Type.FLAG, byDefault = "true", text = "prove wins, losses and draws")
@Option(name = "keep", type = Setting.Type.FLAG, byDefault = "true", text = "keep the tree from move to move")
@Option(
        name = "guess",
        type = Setting.Type.WHOLE,
        byDefault = "500",
        min = "1",
        max = "1000000",
        text = "simulations for each guess of what is hidden")
@Option(
        name = "simulations",
        type = Setting.Type.WHOLE,
        byDefault = "0",
        min = "0",
        max = "1000000000",
        text = "simulations a move; 0: by time")
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
        byDefault = "2000000",
        min = "1",
        max = "20000000",
        text = "most nodes in the tree")
@Option(name = "explain", type = Setting.Type.FLAG, byDefault = "false", text = "print what the search saw")
public class PuctPlayer<P extends Position<P>> extends Agent<P> {
    private final SplittableRandom random = new SplittableRandom(game.seed());
    private final Decisions<P> decisions = new Decisions<>(game, search(), random);

    public PuctPlayer(Game<P> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return decisions.next();
    }

    private TreeSearch<P> search() {
        Puct.Form form = game.option("form", Puct.Form.class);
        Puct.Settings settings = new Puct.Settings(
                form,
                game.option("c", double.class),
                game.option("proofs", boolean.class),
                game.option("keep", boolean.class),
                game.option("nodes", int.class));
        return new Puct<>(game.rules(), settings, evaluator(game.rules()), random);
    }

    private Evaluator<P> evaluator(Rules<P> rules) {
        return switch (game.option("evaluator", String.class)) {
            case "judged" -> new Judged<>(Evaluation.suited(rules), game.option("temperature", double.class));
            case "uniform" -> new Uniform<>();
            default -> new Sampled<>(rules, random);
        };
    }
}
