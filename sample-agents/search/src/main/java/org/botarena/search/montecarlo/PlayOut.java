package org.botarena.search.montecarlo;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * Random games from any position to the end, and who has won them: a team wins if its score exceeds every other's, equal
 * best is a draw. Chance falls by its probabilities. One thread at a time.
 *
 * @param <P> the positions of the game
 */
public final class PlayOut<P extends Position<P>> {
    private final RandomGenerator random;
    private final Rules<P> rules;
    private final int[] teams;
    private int length;

    /** Plays by these rules, with these random numbers. */
    public PlayOut(Rules<P> rules, RandomGenerator random) {
        this.rules = rules;
        this.random = random;
        teams = new int[rules.players()];
        for (int player = 0; player < teams.length; player++) {
            teams[player] = rules.team(player);
        }
    }

    /** How many players there are. */
    public int players() {
        return teams.length;
    }

    /** The end of a random game from here; this very position if the game is over. */
    public P end(P from) {
        P position = from;
        int plies = 0;
        for (long move; (move = position.randomMove(random)) != Position.NONE; plies++) {
            position = position.play(move);
        }
        length = plies;
        return position;
    }

    /** How many plies the last game had: 0 if it was over before. */
    public int length() {
        return length;
    }

    /** Writes what a finished game brought, by player: 1 a win, 0 a draw, -1 a loss. */
    public void results(P over, int[] into) {
        int leader = rules.lead(over);
        for (int player = 0; player < teams.length; player++) {
            into[player] =
                    leader < 0 ? (int) Math.signum(rules.margin(over, player)) : teams[player] == leader ? 1 : -1;
        }
    }
}
