// tries: to start threads until it gets no more
// expect: out-of-memory
// expect: crashed
// expect: threw
// run: every build
package zoo.memory;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class StartsThreadsForEver extends Agent<TicTacToe> {
    public StartsThreadsForEver(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        for (int i = 0; i < 100_000; i++) {
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
        System.out.println("BREACH started 100,000 threads");
        return game.position().moves()[0];
    }
}
