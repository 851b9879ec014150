// tries: to leave a process that holds the pipes to the referee
// sandbox: crashed: exit code 5
// own-user: crashed
// own-user: late
// clock: short
package zoo.process;

import java.io.IOException;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class KeepsItsPipesOpen extends Agent<TicTacToe> {
    public KeepsItsPipesOpen(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        try {
            new ProcessBuilder("sh", "-c", "sleep 1000 & exit")
                    .inheritIO()
                    .start()
                    .waitFor();
        } catch (IOException e) {
            // No process.
        }
        Runtime.getRuntime().halt(5);
        return 0;
    }
}
