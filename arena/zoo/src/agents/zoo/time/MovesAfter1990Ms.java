// tries: to use all but 10 ms of the 2 s
// expect: plays
// clock: tournament
package zoo.time;

import java.util.concurrent.TimeUnit;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class MovesAfter1990Ms extends Agent<TicTacToe> {
    public MovesAfter1990Ms(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(1_990) - (System.nanoTime() - asked());
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        return game.position().moves()[0];
    }

    /** When the request came: what is left of the time tells. */
    private long asked() {
        return System.nanoTime() - TimeUnit.SECONDS.toNanos(2) + game.timeLeft().toNanos();
    }
}
