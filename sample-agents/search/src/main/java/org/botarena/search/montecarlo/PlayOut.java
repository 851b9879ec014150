package org.botarena.search.montecarlo;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * Plays random games from any position to the end, and finds the winner: a team wins if its score exceeds every
 * other's; equal best scores are a draw. Chance outcomes are drawn by their probabilities. One thread at a time.
 *
 * @param <P> the positions of the game
 */
public final class PlayOut<P extends Position<P>> {
    private final RandomGenerator random;
    private final Rules<P> rules;
    private final int[] teams;
    private int length;

    /** Makes random games by these rules, with these random numbers. */
    public PlayOut(Rules<P> rules, RandomGenerator random) {
        this.rules = rules;
        this.random = random;
        teams = new int[rules.players()];
        for (int player = 0; player < teams.length; player++) {
            teams[player] = rules.team(player);
        }
    }

    /** Plays a random game and returns its end; a finished position is returned unchanged. */
    public P end(P from) {
        P position = from;
        int plies = 0;
        for (long move; (move = position.randomMove(random)) != Position.NONE; plies++) {
            position = position.play(move);
        }
        length = plies;
        return position;
    }

    /** The number of plies of the last game, or 0 if it had already ended. */
    public int length() {
        return length;
    }

    /** Writes the results of a finished game by player: 1 a win, 0 a draw, -1 a loss. */
    public void results(P over, int[] into) {
        int leader = rules.lead(over);
        for (int player = 0; player < teams.length; player++) {
            into[player] =
                    leader < 0 ? (int) Math.signum(rules.margin(over, player)) : teams[player] == leader ? 1 : -1;
        }
    }
}
