package org.botarena.samples.flat;

import java.util.SplittableRandom;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Setting;
import org.botarena.api.TimeBudget;
import org.pf4j.Extension;

/**
 * Flat Monte-Carlo, for any game: it plays the same number of random games after every move, and then the move that won
 * most of them. It looks only one move ahead, so it does not see good replies. Hidden parts are guessed again for each
 * of these games.
 */
@Extension
@Option(name = "share", type = Setting.Type.DECIMAL, byDefault = "0.9", min = "0", max = "1", text = "of the time")
@Option(name = "rounds", type = Setting.Type.WHOLE, byDefault = "0", min = "0", text = "play-outs a move; 0: by time")
public class Flat<P extends Position<P>> extends Agent<P> {
    private final SplittableRandom random = new SplittableRandom(game.seed());
    private final double share = game.option("share", double.class);
    private final long rounds = game.option("rounds", long.class);

    public Flat(Game<P> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        TimeBudget budget = game.budget(share);
        P position = game.position();
        long[] moves = position.moves();
        double[] wins = new double[moves.length];
        long round = 0;
        do {
            for (int i = 0; i < moves.length; i++) {
                wins[i] += result(playOut(position.guess(random).play(moves[i])), player);
            }
            round++;
        } while (rounds > 0 ? round < rounds : budget.isLeft());
        int best = 0;
        for (int i = 1; i < moves.length; i++) {
            best = wins[i] > wins[best] ? i : best;
        }
        game.say(2 * wins[best] / round - 1, position.show(moves[best]));
        return moves[best];
    }

    /** Plays a random game to its end. */
    private P playOut(P position) {
        for (long move; (move = position.randomMove(random)) != Position.NONE; ) {
            position = position.play(move);
        }
        return position;
    }

    /** 1 for a win, 0.5 for a draw, 0 for a loss: a team wins if its score exceeds every other's. */
    private double result(P over, int player) {
        return (1 + Math.signum(game.rules().margin(over, player))) / 2;
    }
}
