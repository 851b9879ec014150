package org.botarena.bench.course;

import java.util.Locale;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Budget;
import org.botarena.search.Meter;
import org.botarena.search.Search;
import org.botarena.search.evaluation.Endings;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.minimax.AlphaBeta;
import org.botarena.search.minimax.Memory;
import org.botarena.search.minimax.Minimax;
import org.botarena.search.minimax.NegAlphaBeta;
import org.botarena.search.minimax.NegAlphaBetaMemory;
import org.botarena.search.minimax.TableSearch;
import org.botarena.search.minimax.TranspositionTable;

/** The calls ({@code nbCalls}) of one search from the start, with and without pruning, a memory, and move ordering. */
public final class Calls {
    /** Minimax visits everything, so greater depths take too long. */
    private static final int DEEPEST_OF_MINIMAX = 6;

    private Calls() {}

    /** Prints the table; the argument, if there is one, is the greatest depth. */
    public static void main(String[] arguments) {
        int most = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 9;
        System.out.println(
                "| | minimax | NegAlphaBeta | … with an empty memory | alpha-beta | the table search of `alphabeta` |");
        System.out.println("|---|--:|--:|--:|--:|--:|");
        for (int depth = 4; depth <= 8; depth += 2) {
            row("Reversi", Games.installed().parse("reversi"), depth, most);
        }
        for (int depth = 4; depth <= 8; depth += 2) {
            row("draughts", Games.installed().parse("draughts"), depth, most);
        }
        for (int depth = 6; depth <= 9; depth += 3) {
            row("Hexapawn 5x5", Games.installed().parse("hexapawn:rows=5,columns=5"), depth, most);
        }
    }

    private static <P extends Position<P>> void row(String name, Rules<P> rules, int depth, int most) {
        if (depth > most) {
            return;
        }
        Estimation<P> leaves = Estimation.of(rules, Evaluation.suited(rules));
        String minimax = depth > DEEPEST_OF_MINIMAX
                ? ""
                : String.format(Locale.ROOT, " %,d", calls(new Minimax<>(rules, leaves), rules, depth));
        System.out.printf(
                "| %s, depth %d |%s | %,d | %,d | %,d | %,d |%n",
                name,
                depth,
                minimax,
                calls(new NegAlphaBeta<>(rules, leaves), rules, depth),
                calls(NegAlphaBetaMemory.standard(rules, leaves, Memory.ofPositions()), rules, depth),
                calls(new AlphaBeta<>(rules, leaves), rules, depth),
                ofTableSearch(rules, depth));
    }

    private static <P extends Position<P>> long calls(Search<P> search, Rules<P> rules, int depth) {
        Meter meter = Meter.unlimited();
        search.decide(rules.start(), depth, meter);
        return meter.calls();
    }

    /** Only the calls of the last depth, in addition to the table's knowledge from the others. */
    private static <P extends Position<P>> long ofTableSearch(Rules<P> rules, int depth) {
        return nodes(rules, depth) - nodes(rules, depth - 1);
    }

    private static <P extends Position<P>> long nodes(Rules<P> rules, int depth) {
        Evaluation<P> evaluation = Evaluation.suited(rules);
        TableSearch<P> search = new TableSearch<>(
                rules,
                new Estimation<>(Endings.margin(rules), evaluation),
                evaluation,
                new TranspositionTable<>(1 << 18),
                TableSearch.STEP);
        search.decide(rules.start(), depth, Budget.unlimited());
        return search.nodes();
    }
}
