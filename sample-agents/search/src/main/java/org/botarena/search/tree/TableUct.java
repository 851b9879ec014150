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
 * UCT over a transposition table, as the course on Matches has it: one descent a decision.
 *
 * <p>A descent, at a position: every move without counters gets n random games; then the move with the highest
 * u_i + c sqrt(ln N / n_i) is followed, with one ply less to go, until none is left or the game is over. u_i is the utility
 * of the move's games ({@link Scoring}), n_i their number, N that of all moves. The games newly played below come back as
 * counters of wins, losses and draws, which each level adds to the move that it followed. The move played is the one that
 * the same formula picks, WITH its exploration term.
 *
 * <p>With a budget there are many descents, and each ends behind the first position that is new, as in a tree: a descent to
 * the end would spend the budget on a single line.
 *
 * <p>Source: the course on Matches, {@code UCT(pf, nbSim)}, without a solver and with one descent:
 * {@link Settings#ofTheCourse}. It exchanges wins and losses at every level; here each level reads the counters of its own
 * player, which is the same where players alternate, and right where they do not.
 *
 * <p>Conventions: c stands outside the root, utilities are in -1..1, 0.3 is the course's; a position with its side to move is
 * the key; the table lives on between decisions, and is emptied before a decision if it is full. A unit of the budget is a
 * game, and a descent costs one as well. Chance is drawn anew in each descent. One thread at a time.
 *
 * @param <P> the positions of the game
 */
public final class TableUct<P extends Position<P>> implements TreeSearch<P> {
    /**
     * What can be chosen.
     *
     * @param depth the plies of a descent, at least 0
     * @param games the random games that a new move gets, at least 0
     * @param descents the descents of a decision; 0: until the budget is used up
     * @param c exploration, at least 0
     * @param isProving whether results are proven and not played out again
     * @param isKept whether the table lives on between decisions
     * @param positions the most that the table holds
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
    private static final int DRAWN = 2; // between a loss, 1, and a win, 3, of the team of player 0

    private final Settings settings;
    private final RandomGenerator random;
    private final PlayOut<P> playOut;
    private final Teams teams;
    private final boolean isProving;
    private final CountTable<P> table;
    private final int[] results; // of the game just played, by player
    private Budget budget = Budget.unlimited();
    private boolean isSpent;
    private P root;

    /** A search by these rules, with these random numbers. */
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

    /** The move to play; {@link Position#NONE} if no move got a game. */
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
     * One descent; adds the games that it plays to the counters given, three for each player.
     *
     * @return what is proven of the position: 0 nothing, else 2 + the result of the team of player 0
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
            simulate(position, sum); // the table is full: a leaf
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

    /** Plays random games from here, as many as the settings and the budget allow. */
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

    /** The first move with the highest u_i + c sqrt(ln N / n_i), proven losses last; -1 if none has a game. */
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

    /** What is proven of a position by its moves: a win if one wins, the best of them if all are proven. */
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

    /** Puts counters into the table: what is known beforehand. */
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

    /** A row for each move with its counters; the principal variation is the policy's, as far as the table reaches. */
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
