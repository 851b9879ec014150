// tries: to crowd its core with thirty threads at the highest priority
// expect: plays
// expect: late
// clock: short
package zoo.time;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class SpinsInThirtyThreads extends Agent<TicTacToe> {
    public SpinsInThirtyThreads(Game<TicTacToe> game) {
        super(game);
        for (int i = 0; i < 30; i++) {
            Thread thread = new Thread(() -> {
                while (true) {
                    Thread.onSpinWait();
                }
            });
            thread.setPriority(Thread.MAX_PRIORITY);
            thread.start();
        }
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
