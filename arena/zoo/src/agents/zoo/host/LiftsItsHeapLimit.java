// tries: to change the flags of its VM and the limits of its process
// expect: plays
package zoo.host;

import java.io.IOException;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class LiftsItsHeapLimit extends Agent<TicTacToe> {
    public LiftsItsHeapLimit(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        for (String limit : List.of("--as=unlimited", "--nofile=4096", "--fsize=unlimited", "--nproc=4096")) {
            try {
                Process lift = new ProcessBuilder(
                                "prlimit", "--pid", "" + ProcessHandle.current().pid(), limit)
                        .start();
                if (lift.waitFor() == 0) {
                    System.out.println("BREACH lifted " + limit);
                }
            } catch (IOException e) {
                // No process.
            }
        }
        return game.position().moves()[0];
    }
}
