package org.botarena.search.montecarlo;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.SearchStatistics;

/**
 * The moves of one position as the arms of slot machines. Each pull is a random game after a move, from the side of the
 * player to move. Every pull guesses the hidden parts and draws chance again. One thread at a time.
 */
final class Arms<P extends Position<P>> {
    private final PlayOut<P> playOut;
    private final RandomGenerator random;
    private final P position;
    private final long[] moves;
    private final int player;
    private final int[] results;
    private final long[] wins;
    private final long[] losses;
    private final long[] draws;

    Arms(Rules<P> rules, P position, RandomGenerator random) {
        this.random = random;
        this.position = position;
        playOut = new PlayOut<>(rules, random);
        moves = position.moves();
        player = position.turn();
        results = new int[rules.players()];
        wins = new long[moves.length];
        losses = new long[moves.length];
        draws = new long[moves.length];
    }

    int count() {
        return moves.length;
    }

    void pull(int arm) {
        playOut.results(playOut.end(position.guess(random).play(moves[arm])), results);
        switch (results[player]) {
            case 1 -> wins[arm]++;
            case 0 -> draws[arm]++;
            default -> losses[arm]++;
        }
    }

    /** The number of pulls of an arm. */
    long pulls(int arm) {
        return wins[arm] + losses[arm] + draws[arm];
    }

    double utility(Utility utility, int arm) {
        return utility.of(wins[arm], losses[arm], draws[arm]);
    }

    /** A row for each move: its games won, lost and drawn by the player to move, and their utility. */
    SearchStatistics statistics(Utility utility) {
        SearchStatistics statistics = new SearchStatistics("move", "games", "won", "lost", "drawn", "utility");
        long games = 0;
        for (int arm = 0; arm < moves.length; arm++) {
            games += pulls(arm);
            statistics.row(
                    position.show(moves[arm]),
                    Long.toString(pulls(arm)),
                    Long.toString(wins[arm]),
                    Long.toString(losses[arm]),
                    Long.toString(draws[arm]),
                    SearchStatistics.decimal(utility(utility, arm), 3));
        }
        return statistics.fact("games", games);
    }

    /** The value of a move, from -1 to 1, from the results of its games; NaN without any. */
    double mean(long move) {
        for (int arm = 0; arm < moves.length; arm++) {
            if (moves[arm] == move && pulls(arm) > 0) {
                return (wins[arm] - losses[arm]) / (double) pulls(arm);
            }
        }
        return Double.NaN;
    }

    /** The first move with the highest utility among those that were tried; {@link Position#NONE} if none was. */
    long best(Utility utility) {
        int best = -1;
        for (int arm = 0; arm < moves.length; arm++) {
            if (pulls(arm) > 0 && (best < 0 || utility(utility, arm) > utility(utility, best))) {
                best = arm;
            }
        }
        return best < 0 ? Position.NONE : moves[best];
    }
}
