package org.botarena.search.tree;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Budget;
import org.botarena.search.Decision;
import org.botarena.search.SearchStatistics;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.minimax.TableSearch;
import org.botarena.search.minimax.TranspositionTable;
import org.botarena.search.montecarlo.PlayOut;

/**
 * UCT of the course on draughts: w/n + c sqrt(ln N/n) in the tree, and the move with the best mean in the end. A look
 * at the next two plies takes precedence over the statistics.
 *
 * <ol>
 * <li>The only move, or one that wins at once, is played without a search (early stop).
 * <li>Moves after which the opponent wins at once are rejected. If one move is left, it is played (the only escape).
 * <li>Otherwise the tree is searched, and the remaining move with the best mean is played: w/n with a draw as half a
 * win.
 * <li>If all moves lose, the one that resists longest is played. The tree proves it if there is time; without proofs a
 * short alpha-beta search finds it.
 * </ol>
 *
 * <p>Source: the course on draughts, both its versions of the search.
 *
 * <p>Conventions: c is outside the root, and sqrt 2 is UCB1. The look ahead checks who moves and who wins, so it is
 * right even if a player moves twice; it stops at chance. The units of the budget and the kept tree are those of {@link
 * Uct}. One thread at a time.
 *
 * @param <P> the positions of the game
 */
public final class CautiousUct<P extends Position<P>> implements TreeSearch<P> {
    private static final int RESISTANCE_PLIES = 12;
    private static final int RESISTANCE_NODES = 8192;

    private final Rules<P> rules;
    private final PlayOut<P> outcome;
    private final int[] results;
    private final Uct<P> uct;
    private final TableSearch<P>
            resistance; // Finds imminent losses if nothing is proven, or null if the tree proves them.
    private long chosen = Position.NONE;
    private String reason = "";

    /** Makes a search with c instead of the settings' K. */
    public CautiousUct(
            Rules<P> rules, double c, Uct.Settings settings, Evaluation<P> evaluation, RandomGenerator random) {
        this.rules = rules;
        outcome = new PlayOut<>(rules, random);
        results = new int[rules.players()];
        uct = new Uct<>(rules, settings.withK(c * c), evaluation, random);
        resistance = settings.isProving()
                ? null
                : new TableSearch<>(
                        rules,
                        Estimation.plain(rules),
                        Evaluation.nothing(),
                        new TranspositionTable<>(RESISTANCE_NODES),
                        TableSearch.STEP);
    }

    @Override
    public long choose(P position, long[] history, Budget budget) {
        chosen = decide(position, history, budget);
        return chosen;
    }

    private long decide(P position, long[] history, Budget budget) {
        int player = position.turn();
        long[] moves = position.moves();
        long[] winning = LongStream.of(moves)
                .filter(move -> isWon(position.play(move), player))
                .toArray();
        if (winning.length > 0) {
            reason = "wins at once";
            return winning[0];
        }
        long[] safe = LongStream.of(moves)
                .filter(move -> !isRefutedAtOnce(position.play(move), player))
                .toArray();
        if (safe.length == 1) {
            reason = "the only move that does not lose at once";
            return safe[0];
        }
        if (resistance != null) {
            Decision soon = resistance.decide(position, RESISTANCE_PLIES, Budget.units(RESISTANCE_NODES));
            if (soon.value() < 1 - Evaluation.WIN) {
                reason = "resists longest: every move loses";
                return soon.move();
            }
        }
        reason = "";
        long advised = uct.choose(position, history, budget);
        long[] open = Arrays.stream(safe).filter(move -> !uct.isLost(move)).toArray();
        return open.length == 0 || uct.isDecided() ? advised : bestMean(open);
    }

    /** Whether the game has ended and the player has won it. */
    private boolean isWon(P position, int player) {
        return position.turn() == Position.OVER && result(position, player) > 0;
    }

    /** Whether a player of another team is to move and can win at once. */
    private boolean isRefutedAtOnce(P position, int player) {
        int opponent = position.turn();
        return opponent >= 0
                && rules.team(opponent) != rules.team(player)
                && LongStream.of(position.moves()).anyMatch(reply -> isWon(position.play(reply), opponent));
    }

    private int result(P over, int player) {
        outcome.results(over, results);
        return results[player];
    }

    private long bestMean(long[] moves) {
        long best = moves[0];
        for (long move : moves) {
            best = uct.mean(move) > uct.mean(best) ? move : best;
        }
        return best;
    }

    /** 1 for the chosen move. */
    @Override
    public double share(long move) {
        return move == chosen ? 1 : 0;
    }

    @Override
    public double value() {
        return reason.isEmpty() ? uct.value() : Double.NaN;
    }

    @Override
    public List<Long> line(P position) {
        return List.of(chosen);
    }

    /** The tree's statistics, or the reason that no search was needed. */
    @Override
    public SearchStatistics statistics(P position) {
        return reason.isEmpty() ? uct.statistics(position) : new SearchStatistics().fact(position.show(chosen), reason);
    }

    @Override
    public void forget() {
        uct.forget();
    }
}
