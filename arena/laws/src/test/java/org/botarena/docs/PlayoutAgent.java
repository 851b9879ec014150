package org.botarena.docs;

import java.util.SplittableRandom;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Setting;
import org.botarena.api.TimeBudget;
import org.pf4j.Extension;

@Extension
@Option(
        name = "share",
        type = Setting.Type.DECIMAL,
        byDefault = "0.9",
        min = "0",
        max = "1",
        text = "share of the time used")
public class PlayoutAgent<P extends Position<P>> extends Agent<P> {
    private final double share = game.option("share", double.class);
    private final SplittableRandom random = new SplittableRandom(game.seed());

    public PlayoutAgent(Game<P> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        long[] moves = game.position().moves();
        double[] sums = new double[moves.length];
        TimeBudget budget = game.budget(share);
        do {
            for (int i = 0; i < moves.length; i++) {
                sums[i] += result(game.position().play(moves[i]), player);
            }
        } while (budget.isLeft());
        int best = 0;
        for (int i = 1; i < moves.length; i++) {
            best = sums[i] > sums[best] ? i : best;
        }
        return moves[best];
    }

    private double result(P from, int player) {
        P now = from.guess(random);
        for (long move = now.randomMove(random); move != Position.NONE; move = now.randomMove(random)) {
            now = now.play(move);
        }
        return now.score(player);
    }
}
