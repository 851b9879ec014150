// tries: to set the deadline in its host to next year, and use the time
// expect: late: of 500 ms
// clock: short
package zoo.time;

import java.lang.reflect.Field;
import java.util.concurrent.TimeUnit;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class PutsItsDeadlineOff extends Agent<TicTacToe> {
    public PutsItsDeadlineOff(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Field deadline = game.getClass().getDeclaredField("deadline");
        deadline.setAccessible(true);
        deadline.setLong(game, System.nanoTime() + TimeUnit.DAYS.toNanos(365));
        while (game.timeLeft().toDays() > 300) {
            Thread.sleep(10);
        }
        return game.position().moves()[0];
    }
}
