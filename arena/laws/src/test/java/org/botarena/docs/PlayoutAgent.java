package org.botarena.docs;

import java.time.Duration;
import java.util.SplittableRandom;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Setting;
import org.pf4j.Extension;

@Extension
@Option(
        name = "margin",
        type = Setting.Type.WHOLE,
        byDefault = "50",
        min = "1",
        max = "1000",
        text = "milliseconds left unused")
public class PlayoutAgent<P extends Position<P>> extends Agent<P> {
    private final Duration margin =
            Duration.ofMillis(Long.parseLong(game.options().get("margin")));
    private final SplittableRandom random = new SplittableRandom(game.seed());

    public PlayoutAgent(Game<P> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        long[] moves = game.position().moves();
        double[] sums = new double[moves.length];
        int rounds = 0;
        do {
            for (int i = 0; i < moves.length; i++) {
                sums[i] += result(game.position().play(moves[i]), player);
            }
            rounds++;
        } while (rounds < 1_000_000 && game.timeLeft().compareTo(margin) > 0);
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
