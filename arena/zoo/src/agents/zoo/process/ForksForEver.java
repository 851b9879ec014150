// tries: to start processes that start processes
// sandbox: plays
// own-user: plays
// own-user: late
// own-user: out-of-memory
// own-user: crashed
// clock: short
// pack: carried raw.RawCall
// pack: carried raw.Calls
package zoo.process;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.Calls;

public class ForksForEver extends Agent<TicTacToe> {
    public ForksForEver(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Calls.tryPart("process", game.options().get("level"));
        if (sh("bomb() { bomb & bomb & wait; }; bomb & sleep 0.1")) {
            System.out.println("started processes");
        }
        return game.position().moves()[0];
    }

    private static boolean sh(String line) throws InterruptedException {
        try {
            Process process = new ProcessBuilder("sh", "-c", line)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor(300, TimeUnit.MILLISECONDS) && process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
