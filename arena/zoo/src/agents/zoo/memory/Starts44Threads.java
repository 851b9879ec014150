// tries: to start 44 threads, fewer than it may start
// expect: plays
package zoo.memory;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class Starts44Threads extends Agent<TicTacToe> {
    public Starts44Threads(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        if (game.position().moves().length > 7) {
            start();
        }
        return game.position().moves()[0];
    }

    private static void start() {
        for (int i = 0; i < 44; i++) {
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
    }
}
