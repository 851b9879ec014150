package org.botarena.samples.expectimax;

import java.util.SplittableRandom;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Setting;
import org.botarena.api.TimeBudget;
import org.botarena.search.Budget;
import org.botarena.search.Decision;
import org.botarena.search.Meter;
import org.botarena.search.Search;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.expecti.Expectimax;
import org.botarena.search.expecti.Expectiminimax;
import org.botarena.search.minimax.IterativeDeepening;
import org.pf4j.Extension;

/**
 * Search for any game with chance: expectiminimax against an opponent who plays the best moves, or expectimax against
 * one who plays any move. It deepens by one ply while there is time. Hidden parts are guessed once per move, and the
 * guess is treated as the truth.
 */
@Extension
@Option(
        name = "opponent",
        type = Setting.Type.WORD,
        byDefault = "best",
        choices = {"best", "uniform"},
        text = "how the opponent plays: best (expectiminimax), or any move as likely as another (expectimax)")
@Option(
        name = "depth",
        type = Setting.Type.WHOLE,
        byDefault = "900",
        min = "0",
        max = "900",
        text = "plies to look ahead, throws included, at most")
@Option(name = "share", type = Setting.Type.DECIMAL, byDefault = "0.9", min = "0", max = "1", text = "of the time")
@Option(name = "explain", type = Setting.Type.FLAG, byDefault = "false", text = "print what the search saw")
public class ExpectimaxAgent<P extends Position<P>> extends Agent<P> {
    /** The number of calls between two checks of the clock. */
    private static final int BETWEEN_LOOKS = 16;

    /** The search's share of the time if the move is explained; the rest is for the principal variation. */
    private static final double SEARCHING = 0.7;

    private static final int WARM_UP = 500;

    private final SplittableRandom random = new SplittableRandom(game.seed());
    private final double share = game.option("share", double.class);
    private final boolean isExplaining = game.option("explain", boolean.class);
    private final int depth = game.option("depth", int.class);
    private final IterativeDeepening<P> deepening;

    public ExpectimaxAgent(Game<P> game) {
        super(game);
        Estimation<P> leaves = Estimation.of(game.rules(), Evaluation.suited(game.rules()));
        Search<P> search = game.option("opponent", String.class).equals("uniform")
                ? new Expectimax<>(game.rules(), leaves, Expectimax.Model.uniform())
                : new Expectiminimax<>(game.rules(), leaves);
        deepening = IterativeDeepening.basic(search);
        deepening.decide(game.rules().deal(random), 3, Budget.warmUp(game, WARM_UP));
    }

    @Override
    public long play(int player) {
        P position = game.position().guess(random);
        long[] moves = position.moves();
        if (moves.length == 1) {
            return moves[0];
        }
        TimeBudget time = game.budget(share);
        Decision decision = deepening.decide(position, depth, looks(isExplaining ? time.part(SEARCHING) : time));
        game.say(decision.value() / Evaluation.WIN, position.show(decision.move()));
        if (isExplaining) {
            System.out.println(deepening.statistics(position, decision, new Meter(looks(time))));
        }
        return decision.move();
    }

    private static Budget looks(TimeBudget time) {
        return Budget.of(time).every(BETWEEN_LOOKS);
    }
}
