package org.botarena.samples.alphabeta;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Setting;
import org.botarena.api.TimeBudget;
import org.botarena.search.Budget;
import org.botarena.search.Decision;
import org.botarena.search.evaluation.Endings;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.minimax.TableSearch;
import org.botarena.search.minimax.TranspositionTable;
import org.pf4j.Extension;

/**
 * Alpha-beta with a transposition table, for any game, as deep as the time allows. It uses {@link TableSearch} with the
 * evaluation that suits the game. The table is kept for the whole game, so results for one move help with the next.
 *
 * <p>Chance outcomes are averaged. If something is hidden, the agent guesses a few complete positions, searches each
 * for part of the time, and plays the move chosen most often. With more than two players, there are two sides: its own
 * team and the rest.
 */
@Extension
@Option(name = "share", type = Setting.Type.DECIMAL, byDefault = "0.9", min = "0", max = "1", text = "of the time")
@Option(
        name = "depth",
        type = Setting.Type.WHOLE,
        byDefault = "0",
        min = "0",
        max = "900",
        text = "greatest depth; 0: by time")
@Option(
        name = "nodes",
        type = Setting.Type.WHOLE,
        byDefault = "0",
        min = "0",
        text = "nodes a move at most; 0: only the time limits the search")
@Option(
        name = "table",
        type = Setting.Type.WHOLE,
        byDefault = "262144",
        min = "2",
        max = "67108864",
        text = "positions remembered, if the heap has room")
@Option(
        name = "guesses",
        type = Setting.Type.WHOLE,
        byDefault = "8",
        min = "1",
        max = "1000",
        text = "positions guessed a move where something is hidden")
@Option(name = "explain", type = Setting.Type.FLAG, byDefault = "false", text = "print what the search saw")
public class AlphaBetaAgent<P extends Position<P>> extends Agent<P> {
    private static final int UNLIMITED = 900;

    /** The number of nodes between two checks of the clock, which take less than a millisecond. */
    private static final int BETWEEN_LOOKS = 256;

    private static final int WARM_UP = 500;

    private final double share = game.option("share", double.class);
    private final long nodes = game.option("nodes", long.class);
    private final int guesses = game.option("guesses", int.class);
    private final boolean isExplaining = game.option("explain", boolean.class);
    private final SplittableRandom random = new SplittableRandom(game.seed());
    private final int depth;
    private final TranspositionTable<P> table;
    private final TableSearch<P> search;

    public AlphaBetaAgent(Game<P> game) {
        super(game);
        int limit = game.option("depth", int.class);
        depth = limit == 0 ? UNLIMITED : limit;
        Evaluation<P> evaluation = Evaluation.suited(game.rules());
        table = table(game.option("table", int.class));
        search = new TableSearch<>(
                game.rules(),
                new Estimation<>(Endings.margin(game.rules()), evaluation),
                evaluation,
                table,
                TableSearch.STEP);
        warmUp();
    }

    private void warmUp() {
        search.decide(game.rules().deal(random), 3, Budget.warmUp(game, WARM_UP));
        table.clear();
    }

    /** A table of at most a third of the heap. */
    private static <P extends Position<P>> TranspositionTable<P> table(int entries) {
        long room = Runtime.getRuntime().maxMemory() / 3;
        return TranspositionTable.of(entries, room);
    }

    @Override
    public long play(int player) {
        P position = game.position();
        long[] moves = position.moves();
        if (moves.length == 1) {
            return moves[0];
        }
        P guess = position.guess(random);
        return guess.equals(position) ? decide(position, game.budget(share)) : mostChosen(position);
    }

    private long decide(P position, TimeBudget time) {
        Decision decision = search.decide(position, depth, budget(time));
        game.say(decision.value() / Evaluation.WIN, position.show(decision.move()));
        if (isExplaining) {
            System.out.println(search.statistics(position, decision));
        }
        return decision.move();
    }

    private long mostChosen(P position) {
        Map<Long, Integer> votes = new LinkedHashMap<>();
        TimeBudget time = game.budget(share);
        for (int left = guesses; left > 0; left--) {
            votes.merge(decide(position.guess(random), time.part(1.0 / left)), 1, Integer::sum);
        }
        return votes.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .orElseThrow()
                .getKey();
    }

    private Budget budget(TimeBudget time) {
        Budget some = Budget.of(time).every(BETWEEN_LOOKS);
        return nodes == 0 ? some : some.atMost(nodes);
    }
}
