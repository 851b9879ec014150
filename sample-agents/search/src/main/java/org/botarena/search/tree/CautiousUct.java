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
 * UCT as the course on draughts plays it: w/n + c sqrt(ln N/n) in the tree, the move of the best mean in the end, and a
 * look at the next two plies that statistics must not overrule.
 *
 * <ol>
 *   <li>The only move, or one that wins at once, is played without a search (early stop).
 *   <li>A move after which the opponent wins at once is rejected; if that leaves one move, it is played (the only escape).
 *   <li>Otherwise the tree is searched, and of the moves left the one with the best mean is played, w/n with a draw as half
 *       a win.
 *   <li>Where all moves are lost, the one that resists longest is played: the tree proves it, if there is time; without proofs a
 *       short alpha-beta search sees it.
 * </ol>
 *
 * <p>Source: the course on draughts, both its versions of the search.
 *
 * <p>Conventions: c stands outside the root, sqrt 2 is UCB1; the look ahead asks who moves and who wins, so it holds where a
 * player moves twice; chance is not looked through. Units of the budget and what is kept are those of {@link Uct}. One thread
 * at a time.
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
            resistance; // sees what is lost soon, where nothing is proven; null where the tree does
    private long chosen = Position.NONE;
    private String reason = "";

    /** A search with c in the place of the settings' K. */
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

    /** Whether the game is over and the player has won it. */
    private boolean isWon(P position, int player) {
        return position.turn() == Position.OVER && result(position, player) > 0;
    }

    /** Whether somebody of another team is to move and can win at once. */
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

    /** All of it for the move decided on. */
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

    /** The tree's; where none was needed, the reason. */
    @Override
    public SearchStatistics statistics(P position) {
        return reason.isEmpty() ? uct.statistics(position) : new SearchStatistics().fact(position.show(chosen), reason);
    }

    @Override
    public void forget() {
        uct.forget();
    }
}
