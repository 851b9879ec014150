// tries: to leave a process that holds the pipes to the referee
// sandbox: crashed: exit code 5
// own-user: crashed
// own-user: late
// clock: short
// pack: carried raw.RawCall
// pack: carried raw.Calls
package zoo.process;

import java.io.IOException;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.Calls;

public class KeepsItsPipesOpen extends Agent<TicTacToe> {
    public KeepsItsPipesOpen(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Calls.tryPart("process", game.options().get("level"));
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
