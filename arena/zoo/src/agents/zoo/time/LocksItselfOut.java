// tries: to wait for a lock that its own thread never releases
// expect: late: of 500 ms
// clock: short
package zoo.time;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class LocksItselfOut extends Agent<TicTacToe> {
    public LocksItselfOut(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Thread holder = new Thread(() -> {
            synchronized (TicTacToe.class) {
                while (true) {
                    Thread.onSpinWait();
                }
            }
        });
        holder.start();
        Thread.sleep(50);
        synchronized (TicTacToe.class) {
            return game.position().moves()[0];
        }
    }
}
