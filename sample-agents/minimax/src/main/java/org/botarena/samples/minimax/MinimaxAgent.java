package org.botarena.samples.minimax;

import java.util.Locale;
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
import org.botarena.search.evaluation.Simulation;
import org.botarena.search.evaluation.Ultimate;
import org.botarena.search.expecti.Expectiminimax;
import org.botarena.search.minimax.AlphaBeta;
import org.botarena.search.minimax.IterativeDeepening;
import org.botarena.search.minimax.MaxN;
import org.botarena.search.minimax.Memory;
import org.botarena.search.minimax.Minimax;
import org.botarena.search.minimax.NegAlphaBeta;
import org.botarena.search.minimax.NegAlphaBetaMemory;
import org.botarena.search.minimax.Negamax;
import org.pf4j.Extension;

/**
 * The players of the minimax family of the course, for any game. One option chooses the algorithm, another one the
 * value of its leaves. For instance, {@code algorithm=memory,leaves=simulations,deepening=none,depth=2} is
 * NegAlphaBeta_Memory_MC, and {@code algorithm=memory,leaves=ultimate} is Ultimate. With three sides, {@code max-n}
 * lets each side maximise its own result; the other algorithms treat all opponents as one side.
 *
 * <p>Minimax has no rule for chance, so the agent then plays expectiminimax. Hidden parts are guessed once per move,
 * and the guess is treated as the truth. The memory is kept for the whole game.
 */
@Extension
@Option(
        name = "algorithm",
        type = Setting.Type.WORD,
        byDefault = "alpha-beta",
        choices = {"minimax", "alpha-beta", "negamax", "neg-alpha-beta", "memory", "memory-heuristic", "max-n"},
        text = "what searches")
@Option(
        name = "leaves",
        type = Setting.Type.WORD,
        byDefault = "evaluation",
        choices = {"evaluation", "nothing", "simulations", "ultimate"},
        text = "what unfinished leaves are worth")
@Option(
        name = "simulations",
        type = Setting.Type.WHOLE,
        byDefault = "10",
        min = "1",
        max = "100000",
        text = "random games a leaf, with leaves=simulations")
@Option(
        name = "deepening",
        type = Setting.Type.WORD,
        byDefault = "basic",
        choices = {"none", "basic", "advanced"},
        text = "none: one search of the depth; basic, advanced: one ply deeper each time")
@Option(
        name = "depth",
        type = Setting.Type.WHOLE,
        byDefault = "900",
        min = "0",
        max = "900",
        text = "plies to look ahead, at most")
@Option(
        name = "key",
        type = Setting.Type.WORD,
        byDefault = "position",
        choices = {"position", "board"},
        text = "what the memory knows a state by; board: without the side to move, as the course has it")
@Option(name = "share", type = Setting.Type.DECIMAL, byDefault = "0.9", min = "0", max = "1", text = "of the time")
@Option(name = "explain", type = Setting.Type.FLAG, byDefault = "false", text = "print what the search saw")
public class MinimaxAgent<P extends Position<P>> extends Agent<P> {
    /** The number of calls between two checks of the clock. */
    private static final int BETWEEN_LOOKS = 16;

    /** The search's share of the time if the move is explained; the rest is for the principal variation. */
    private static final double SEARCHING = 0.7;

    private static final int WARM_UP = 500;

    private final SplittableRandom random = new SplittableRandom(game.seed());
    private final double share = game.option("share", double.class);
    private final boolean isExplaining = game.option("explain", boolean.class);
    private final int depth = game.option("depth", int.class);
    private final String deepening = game.option("deepening", String.class);
    private final Memory<P> memory =
            game.option("key", String.class).equals("board") ? Memory.withoutTheSideToMove() : Memory.ofPositions();
    private final Search<P> search;

    public MinimaxAgent(Game<P> game) {
        super(game);
        search = game.rules().hasChance()
                ? new Expectiminimax<>(game.rules(), leaves())
                : search(game.option("algorithm", String.class), leaves());
        warmUp();
    }

    private void warmUp() {
        IterativeDeepening.basic(search).decide(game.rules().deal(random), 3, Budget.warmUp(game, WARM_UP));
        memory.clear();
    }

    @Override
    public long play(int player) {
        P position = game.position().guess(random);
        long[] moves = position.moves();
        if (moves.length == 1) {
            return moves[0];
        }
        TimeBudget time = game.budget(share);
        Budget budget = looks(isExplaining ? time.part(SEARCHING) : time);
        if (deepening.equals("none")) {
            return atOnce(position, budget, time);
        }
        IterativeDeepening<P> deeper = deepening.equals("advanced")
                ? IterativeDeepening.advanced(search, memory)
                : IterativeDeepening.basic(search);
        Decision decision = deeper.decide(position, depth, budget);
        game.say(decision.value() / Evaluation.WIN, position.show(decision.move()));
        if (isExplaining) {
            System.out.println(deeper.statistics(position, decision, new Meter(looks(time))));
        }
        return decision.move();
    }

    private static Budget looks(TimeBudget time) {
        return Budget.of(time).every(BETWEEN_LOOKS);
    }

    /** Searches once at the full depth; returns the first move if the time does not suffice. */
    private long atOnce(P position, Budget budget, TimeBudget time) {
        try {
            Meter meter = new Meter(budget);
            Decision decision = search.decide(position, depth, meter);
            if (isExplaining) {
                System.out.println(search.statistics(position, depth, decision, meter, new Meter(looks(time))));
            }
            return decision.move();
        } catch (Meter.Spent e) {
            System.out.println(
                    String.format(Locale.ROOT, "depth %d does not fit into the time: choose a smaller one", depth));
            return position.moves()[0];
        }
    }

    private Search<P> search(String algorithm, Estimation<P> leaves) {
        return switch (algorithm) {
            case "minimax" -> new Minimax<>(game.rules(), leaves);
            case "max-n" -> new MaxN<>(game.rules(), leaves);
            case "negamax" -> new Negamax<>(game.rules(), leaves);
            case "neg-alpha-beta" -> new NegAlphaBeta<>(game.rules(), leaves);
            case "memory" -> NegAlphaBetaMemory.standard(game.rules(), leaves, memory);
            case "memory-heuristic" -> NegAlphaBetaMemory.heuristic(game.rules(), leaves, memory);
            default -> new AlphaBeta<>(game.rules(), leaves);
        };
    }

    private Estimation<P> leaves() {
        int games = game.option("simulations", int.class);
        return switch (game.option("leaves", String.class)) {
            case "nothing" -> Estimation.plain(game.rules());
            case "simulations" -> Estimation.of(game.rules(), new Simulation<>(game.rules(), games, random));
            case "ultimate" -> Ultimate.of(game.rules());
            default -> Estimation.of(game.rules(), evaluation());
        };
    }

    private Evaluation<P> evaluation() {
        return Evaluation.suited(game.rules());
    }
}
