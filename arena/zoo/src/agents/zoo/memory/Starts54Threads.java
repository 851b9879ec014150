// tries: to start 54 threads, more than it may start
// sandbox: out-of-memory
// sandbox: crashed
// own-user: out-of-memory
// own-user: crashed
package zoo.memory;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class Starts54Threads extends Agent<TicTacToe> {
    public Starts54Threads(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        for (int i = 0; i < 54; i++) {
            Thread thread = new Thread(() -> {
                while (true) {
                    try {
                        Thread.sleep(100_000);
                    } catch (InterruptedException e) {
                        Thread.interrupted();
                    }
                }
            });
            thread.start();
        }
        System.out.println("BREACH started 54 threads");
        return game.position().moves()[0];
    }
}
