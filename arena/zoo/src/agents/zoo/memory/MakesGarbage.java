// tries: to keep the collector busy
// expect: plays
package zoo.memory;

import java.util.concurrent.TimeUnit;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class MakesGarbage extends Agent<TicTacToe> {
    public MakesGarbage(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(250);
        long sum = 0;
        while (System.nanoTime() < end) {
            sum += new byte[100_000].length;
        }
        return sum > 0 ? game.position().moves()[0] : -1;
    }
}
