// tries: to get priority over all other processes
// expect: plays
// pack: carried raw.RawCall
// pack: carried raw.Calls
package zoo.machine;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.Calls;

public class RaisesItsPriority extends Agent<TicTacToe> {
    public RaisesItsPriority(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Calls.tryPart("core", game.options().get("level"));
        if (sh("nice -n -20 true 2>&1 | grep -q . && exit 1; test $(nice -n -20 nice) -lt 0")) {
            System.out.println("BREACH has priority");
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
