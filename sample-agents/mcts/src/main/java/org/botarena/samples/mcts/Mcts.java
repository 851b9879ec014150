package org.botarena.samples.mcts;

import java.util.SplittableRandom;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.Setting;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.tree.CautiousUct;
import org.botarena.search.tree.Decisions;
import org.botarena.search.tree.Guidance;
import org.botarena.search.tree.TableUct;
import org.botarena.search.tree.TreeSearch;
import org.botarena.search.tree.Uct;
import org.pf4j.Extension;

/**
 * Monte-Carlo tree search in the three forms of the courses, for any game: a tree of nodes, a transposition table, or
 * the cautious form. Hidden parts are guessed, each guess is searched, and the guesses vote on the moves.
 */
@Extension
@Option(
        name = "form",
        type = Setting.Type.WORD,
        byDefault = "tree",
        choices = {"tree", "table", "cautious", "descent"},
        text = "which of the three; descent: the table, one descent a move, c = 0.3, as the course on Matches has it")
@Option(
        name = "k",
        type = Setting.Type.DECIMAL,
        byDefault = "0.3",
        min = "0",
        max = "1000",
        text = "exploration of tree: K of mu + sqrt(K ln T / T_child)")
@Option(
        name = "c",
        type = Setting.Type.DECIMAL,
        byDefault = "0.5",
        min = "0",
        max = "100",
        text = "exploration of table and cautious: c of u + c sqrt(ln N / n)")
@Option(
        name = "guidance",
        type = Setting.Type.WORD,
        byDefault = "none",
        choices = {"none", "additive", "multiplicative", "prior", "prior-h", "modulated"},
        text = "how an evaluation of the game guides tree and cautious")
@Option(
        name = "weight",
        type = Setting.Type.DECIMAL,
        byDefault = "0.5",
        min = "0",
        max = "1000",
        text = "of that evaluation")
@Option(name = "proofs", type = Setting.Type.FLAG, byDefault = "true", text = "prove wins, losses and draws")
@Option(name = "keep", type = Setting.Type.FLAG, byDefault = "true", text = "keep the tree or table from move to move")
@Option(
        name = "depth",
        type = Setting.Type.WHOLE,
        byDefault = "200",
        min = "1",
        max = "10000",
        text = "plies of a descent of table and descent (pf)")
@Option(
        name = "games",
        type = Setting.Type.WHOLE,
        byDefault = "2",
        min = "1",
        max = "100000",
        text = "games that a new move of table and descent gets (nbSim)")
@Option(
        name = "runs",
        type = Setting.Type.WHOLE,
        byDefault = "1",
        min = "1",
        max = "100000",
        text = "random games a simulation of tree and cautious (nbRuns)")
@Option(
        name = "children",
        type = Setting.Type.WORD,
        byDefault = "second",
        choices = {"first", "second"},
        text = "at which visit a node of tree and cautious gets all its children")
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
        text = "most nodes in the tree; the table has room for a tenth of it")
@Option(name = "explain", type = Setting.Type.FLAG, byDefault = "false", text = "print what the search saw")
public class Mcts<P extends Position<P>> extends Agent<P> {
    private static final int NODES_PER_POSITION = 10;

    private final SplittableRandom random = new SplittableRandom(game.seed());
    private final Decisions<P> decisions = new Decisions<>(game, search(), random);

    public Mcts(Game<P> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return decisions.next();
    }

    private TreeSearch<P> search() {
        Rules<P> rules = game.rules();
        boolean isProving = game.option("proofs", boolean.class);
        boolean isKept = game.option("keep", boolean.class);
        Guidance guidance = game.option("guidance", Guidance.class);
        Uct.Settings settings = new Uct.Settings(
                game.option("k", double.class),
                guidance,
                game.option("weight", double.class),
                isProving,
                isKept,
                game.option("nodes", int.class),
                game.option("runs", int.class),
                game.option("children", String.class).equals("first"));
        Evaluation<P> evaluation = Evaluation.suited(rules);
        return switch (game.option("form", String.class)) {
            case "tree" -> new Uct<>(rules, settings, evaluation, random);
            case "cautious" -> new CautiousUct<>(rules, game.option("c", double.class), settings, evaluation, random);
            case "descent" ->
                new TableUct<>(
                        rules,
                        TableUct.Settings.ofTheCourse(game.option("depth", int.class), game.option("games", int.class)),
                        random);
            default -> {
                int positions = Math.max(1, game.option("nodes", int.class) / NODES_PER_POSITION);
                TableUct.Settings table = new TableUct.Settings(
                        game.option("depth", int.class),
                        game.option("games", int.class),
                        0,
                        game.option("c", double.class),
                        isProving,
                        isKept,
                        positions);
                yield new TableUct<>(rules, table, random);
            }
        };
    }
}
