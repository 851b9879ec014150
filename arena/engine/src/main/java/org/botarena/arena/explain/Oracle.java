package org.botarena.arena.explain;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Budget;
import org.botarena.search.Decision;
import org.botarena.search.evaluation.Endings;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameSolver;
import org.botarena.search.minimax.TableSearch;
import org.botarena.search.minimax.TranspositionTable;

/**
 * Searches positions and caches the results. Its table keeps earlier searches, so a game read from its end is faster.
 * Effort is counted in nodes, so the same game always gets the same text. One thread.
 *
 * @param <P> the positions of the game
 */
final class Oracle<P extends Position<P>> {
    private static final int ENTRIES = 1 << 19;
    private static final int DEEPEST = 500;

    private final Rules<P> rules;
    private final Evaluation<P> ended;
    private final TableSearch<P> search;
    private final BooleanSupplier mayContinue;
    private final Optional<GameSolver<P>> solver;
    private final Map<P, Best> known = new HashMap<>();

    /**
     * The value of a position.
     *
     * @param value in the unit of the estimation
     * @param isExact whether it is proven up to the end of the game
     */
    record Worth(double value, boolean isExact) {}

    /** The best move of a position, and the position's value for the player who makes it. */
    record Best(long move, Worth worth) {}

    /**
     * Creates an oracle with this estimation of leaves.
     *
     * @param order evaluation that orders moves
     */
    Oracle(Rules<P> rules, Estimation<P> estimation, Evaluation<P> order) {
        this(rules, estimation, order, 0, () -> true);
    }

    /**
     * Creates an oracle that can be stopped.
     *
     * @param step the amount that a ply takes from a decided game, or 0
     * @param mayContinue checked before each node
     */
    Oracle(Rules<P> rules, Estimation<P> estimation, Evaluation<P> order, double step, BooleanSupplier mayContinue) {
        this(rules, estimation, order, step, mayContinue, Optional.empty());
    }

    private Oracle(
            Rules<P> rules,
            Estimation<P> estimation,
            Evaluation<P> order,
            double step,
            BooleanSupplier mayContinue,
            Optional<GameSolver<P>> solver) {
        this.solver = solver;
        this.rules = rules;
        this.ended = estimation.ended();
        this.search = new TableSearch<>(rules, estimation, order, new TranspositionTable<>(ENTRIES), step);
        this.mayContinue = mayContinue;
    }

    /**
     * Creates an oracle for the score at the end, which uses the game's solver where one is installed.
     *
     * @param order evaluation that orders moves
     * @param mayContinue checked before each node
     */
    static <P extends Position<P>> Oracle<P> ofScores(
            Rules<P> rules, Evaluation<P> order, BooleanSupplier mayContinue) {
        Estimation<P> scores = new Estimation<>(Endings.<P>score(), Evaluation.nothing());
        return new Oracle<>(rules, scores, order, 0, mayContinue, GameSolver.installed(rules));
    }

    /** Whether the game's solver is installed and the position is small enough for it. */
    boolean isSmall(P position) {
        return solver.isPresent() && solver.get().isSmall(position);
    }

    /** The best move where a player is to move: cached, or from a search of this many nodes. */
    Best best(P position, long nodes) {
        Best before = known.get(position);
        if (before != null) {
            return before;
        }
        Best best = solver.filter(each -> each.isSmall(position))
                .flatMap(each -> each.solve(position, mayContinue))
                .map(decision -> new Best(decision.move(), new Worth(decision.value(), true)))
                .orElseGet(() -> searched(position, nodes));
        known.put(position, best);
        return best;
    }

    private Best searched(P position, long nodes) {
        Budget units = Budget.units(nodes);
        Decision decision = search.decide(position, DEEPEST, () -> mayContinue.getAsBoolean() && units.takes());
        return new Best(decision.move(), new Worth(decision.value(), search.isSolved()));
    }

    /** Clears the cached results, but not the table of positions. */
    void forget() {
        known.clear();
    }

    /** The value of a position for a player: searched, averaged over outcomes of chance, or counted at the end. */
    Worth worth(P position, int player, long nodes) {
        int turn = position.turn();
        if (turn == Position.OVER) {
            return new Worth(ended.of(position, player), true);
        }
        if (turn == Position.CHANCE) {
            return mean(position, player, nodes);
        }
        Worth own = best(position, nodes).worth();
        return rules.team(turn) == rules.team(player) ? own : new Worth(-own.value(), own.isExact());
    }

    private Worth mean(P position, int player, long nodes) {
        long[] outcomes = position.moves();
        double sum = 0;
        boolean isExact = true;
        for (long outcome : outcomes) {
            Worth worth = worth(position.play(outcome), player, nodes / outcomes.length);
            sum += position.probability(outcome) * worth.value();
            isExact &= worth.isExact();
        }
        return new Worth(sum, isExact);
    }
}
