// tries: to use 10 ms more than the 2 s
// expect: late: of 2000 ms
// clock: tournament
package zoo.time;

import java.util.concurrent.TimeUnit;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class MovesAfter2010Ms extends Agent<TicTacToe> {
    public MovesAfter2010Ms(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(2_010);
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        return game.position().moves()[0];
    }
}
