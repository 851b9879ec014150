package org.botarena.search.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Budget;
import org.botarena.search.Scoring;
import org.botarena.search.SearchStatistics;
import org.botarena.search.montecarlo.PlayOut;

/**
 * UCT over a transposition table, as in the course on Matches: one descent per decision.
 *
 * <p>At each position of a descent, every move without counters gets n random games. Then the descent follows the move
 * with the highest u_i + c sqrt(ln N / n_i), until no plies are left or the game has ended. u_i is the utility of the
 * move's games ({@link Scoring}), n_i their number, and N that of all moves. The new games below return as counters of
 * wins, losses and draws, which each level adds to the move that it followed. The same formula, WITH its exploration
 * term, chooses the move to play.
 *
 * <p>With a budget there are many descents, and each ends after the first new position, as in a tree; a descent to the
 * end would spend the budget on a single line.
 *
 * <p>Source: the course on Matches, {@code UCT(pf, nbSim)}, without a solver and with one descent: {@link
 * Settings#ofTheCourse}. It swaps wins and losses at every level. Here each level reads the counters of its own player,
 * which gives the same result if players alternate, and the right one if they do not.
 *
 * <p>Conventions: c is outside the root, utilities are in -1..1, and the course uses 0.3. The key is a position with
 * its side to move. The table is kept between decisions, and is emptied before a decision if it is full. A unit of the
 * budget is a game, and a descent also costs one. Each descent draws chance again. One thread at a time.
 *
 * @param <P> the positions of the game
 */
public final class TableUct<P extends Position<P>> implements TreeSearch<P> {
    /**
     * The settings of the search.
     *
     * @param depth the plies of a descent, at least 0
     * @param games the random games that a new move gets, at least 0
     * @param descents the descents of a decision; 0: until the budget is used up
     * @param c exploration, at least 0
     * @param isProving whether proven results are not played out again
     * @param isKept whether the table is kept between decisions
     * @param positions the maximum number of positions in the table
     */
    public record Settings(
            int depth, int games, long descents, double c, boolean isProving, boolean isKept, int positions) {
        /** {@code UCT(pf, nbSim)}. */
        public static Settings ofTheCourse(int depth, int games) {
            return new Settings(depth, games, 1, C, false, true, 100_000);
        }
    }

    /** The course's constant. */
    public static final double C = 0.3;

    private static final int OPEN = 0;
    private static final int DRAWN = 2; // Between 1, a loss, and 3, a win, of the team of player 0.

    private final Settings settings;
    private final RandomGenerator random;
    private final PlayOut<P> playOut;
    private final Teams teams;
    private final boolean isProving;
    private final CountTable<P> table;
    private final int[] results; // The results of the last game, by player.
    private Budget budget = Budget.unlimited();
    private boolean isSpent;
    private P root;

    /** Makes a search by these rules, with these random numbers. */
    public TableUct(Rules<P> rules, Settings settings, RandomGenerator random) {
        this.settings = settings;
        this.random = random;
        playOut = new PlayOut<>(rules, random);
        teams = new Teams(rules);
        isProving = settings.isProving && teams.areTwo();
        table = new CountTable<>(settings.positions);
        results = new int[rules.players()];
        root = rules.start();
    }

    /** Chooses a move; {@link Position#NONE} if no move got a game. */
    @Override
    public long choose(P position, long[] history, Budget budget) {
        long[] moves = position.moves();
        if (!settings.isKept || table.isFull(moves.length)) {
            table.clear();
        }
        root = position;
        this.budget = budget;
        isSpent = false;
        if (settings.descents == 0 && moves.length == 1) {
            return moves[0];
        }
        for (long done = 0; settings.descents == 0 ? takes() : done < settings.descents; done++) {
            if (descend(position, settings.depth, new int[3 * results.length]) != OPEN) {
                break; // proven
            }
        }
        int entry = table.find(position);
        int best = entry == CountTable.ABSENT ? -1 : policy(entry, moves.length);
        return best < 0 ? Position.NONE : moves[best];
    }

    /**
     * Makes one descent and adds its games to the counters, three for each player.
     *
     * @return the proof of the position: 0 for none, otherwise 2 + the result of the team of player 0
     */
    private int descend(P position, int depth, int[] sum) {
        int player = position.turn();
        if (depth == 0 || isSpent) {
            return OPEN;
        }
        if (player == Position.OVER) {
            playOut.results(position, results);
            add(results, settings.games, sum);
            return isProving ? DRAWN + results[0] : OPEN;
        }
        if (player == Position.CHANCE) {
            descend(position.play(position.randomMove(random)), depth, sum);
            return OPEN;
        }
        long[] moves = position.moves();
        int entry = table.find(position);
        boolean isNew = entry == CountTable.ABSENT;
        if (isNew) {
            entry = table.add(position, moves.length);
        }
        if (entry == CountTable.ABSENT) {
            simulate(position, sum); // The table is full: a leaf.
            return OPEN;
        }
        for (int move = 0; move < moves.length; move++) {
            if (table.games(entry, move) == 0) {
                tryMove(position, moves[move], entry, move, sum);
            }
        }
        int proof = conclude(entry, moves.length, player);
        int best = policy(entry, moves.length);
        if (proof != OPEN || best < 0 || (isNew && settings.descents == 0)) {
            return proof;
        }
        int[] below = new int[sum.length];
        int proofBelow = descend(position.play(moves[best]), depth - 1, below);
        count(entry, best, player, below, sum);
        if (proofBelow != OPEN) {
            table.prove(entry, best, (proofBelow - DRAWN) * teams.side(player));
        }
        return conclude(entry, moves.length, player);
    }

    private void tryMove(P position, long move, int entry, int index, int[] sum) {
        int[] games = new int[sum.length];
        simulate(position.play(move), games);
        count(entry, index, position.turn(), games, sum);
        if (isProving && playOut.length() == 0 && table.games(entry, index) > 0) {
            table.prove(entry, index, results[position.turn()]);
        }
    }

    /** Plays random games from here, within the settings and the budget. */
    private void simulate(P position, int[] sum) {
        for (int game = 0; game < settings.games && takes(); game++) {
            playOut.results(playOut.end(position), results);
            add(results, 1, sum);
        }
    }

    private boolean takes() {
        isSpent = isSpent || !budget.takes();
        return !isSpent;
    }

    private static void add(int[] results, int games, int[] sum) {
        for (int player = 0; player < results.length; player++) {
            sum[3 * player + (results[player] > 0 ? 0 : results[player] < 0 ? 1 : 2)] += games;
        }
    }

    private void count(int entry, int move, int player, int[] games, int[] sum) {
        table.count(entry, move, games[3 * player], games[3 * player + 1], games[3 * player + 2]);
        for (int i = 0; i < sum.length; i++) {
            sum[i] += games[i];
        }
    }

    /** The first move with the highest u_i + c sqrt(ln N / n_i), proven losses last, or -1 if no move has a game. */
    private int policy(int entry, int moves) {
        int all = 0;
        for (int move = 0; move < moves; move++) {
            all += table.games(entry, move);
        }
        int best = -1;
        double highest = Double.NEGATIVE_INFINITY;
        for (int move = 0; move < moves; move++) {
            if (table.games(entry, move) > 0) {
                double bound = bound(entry, move, all);
                if (best < 0 || bound > highest) {
                    highest = bound;
                    best = move;
                }
            }
        }
        return best;
    }

    private double bound(int entry, int move, int all) {
        int proof = table.proof(entry, move);
        if (proof != OPEN && proof != DRAWN) {
            return proof > DRAWN ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        }
        double utility = Scoring.scoring(table.wins(entry, move), table.losses(entry, move), table.draws(entry, move));
        return utility + settings.c * Math.sqrt(Math.log(all) / table.games(entry, move));
    }

    /** The proof of a position from its moves: a win if one wins, or the best of them if all are proven. */
    private int conclude(int entry, int moves, int player) {
        int best = 0;
        int worst = Integer.MAX_VALUE;
        for (int move = 0; move < moves; move++) {
            best = Math.max(best, table.proof(entry, move));
            worst = Math.min(worst, table.proof(entry, move));
        }
        boolean isProven = best > DRAWN || worst > OPEN;
        return isProven ? DRAWN + (best - DRAWN) * teams.side(player) : OPEN;
    }

    /** The counters of a move at the position of the last decision: games won, lost and drawn by its player. */
    public int[] counters(long move) {
        return counters(root, move);
    }

    int[] counters(P position, long move) {
        int entry = table.find(position);
        long[] moves = position.moves();
        for (int i = 0; entry != CountTable.ABSENT && i < moves.length; i++) {
            if (moves[i] == move) {
                return new int[] {table.wins(entry, i), table.losses(entry, i), table.draws(entry, i)};
            }
        }
        return new int[3];
    }

    /** Sets counters in the table as prior knowledge. */
    void preset(P position, int move, int wins, int losses, int draws) {
        int entry = table.find(position);
        int place = entry == CountTable.ABSENT ? table.add(position, position.moves().length) : entry;
        table.count(place, move, wins, losses, draws);
    }

    @Override
    public double share(long move) {
        double all = 0;
        for (long each : root.moves()) {
            all += games(each);
        }
        return all == 0 ? 0 : games(move) / all;
    }

    /** A row with counters for each move; the principal variation follows the policy as far as the table reaches. */
    @Override
    public SearchStatistics statistics(P position) {
        SearchStatistics statistics = new SearchStatistics("move", "games", "won", "lost", "drawn", "utility");
        for (long move : position.moves()) {
            int[] counters = counters(position, move);
            statistics.row(
                    position.show(move),
                    Integer.toString(games(move)),
                    Integer.toString(counters[0]),
                    Integer.toString(counters[1]),
                    Integer.toString(counters[2]),
                    SearchStatistics.decimal(Scoring.scoring(counters[0], counters[1], counters[2]), 3));
        }
        return statistics.fact("positions", table.positions()).principalVariation(position, line(position));
    }

    @Override
    public double value() {
        double best = Double.NaN;
        for (long move : root.moves()) {
            int[] counters = counters(move);
            int games = games(move);
            double mean = games == 0 ? Double.NaN : (counters[0] - counters[1]) / (double) games;
            best = Double.isNaN(best) || mean > best ? mean : best;
        }
        return best;
    }

    @Override
    public List<Long> line(P position) {
        List<Long> line = new ArrayList<>();
        P at = position;
        for (int entry = table.find(at);
                entry != CountTable.ABSENT && line.size() < settings.depth;
                entry = table.find(at)) {
            long[] moves = at.moves();
            int best = policy(entry, moves.length);
            if (best < 0) {
                break;
            }
            line.add(moves[best]);
            at = at.play(moves[best]);
        }
        return line;
    }

    private int games(long move) {
        int[] counters = counters(move);
        return counters[0] + counters[1] + counters[2];
    }

    @Override
    public void forget() {
        table.clear();
    }
}
