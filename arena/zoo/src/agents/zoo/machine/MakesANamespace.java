// tries: to be root in its own namespace
// sandbox: plays
// pack: carried raw.RawCall
// pack: carried raw.Calls
package zoo.machine;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.Calls;

public class MakesANamespace extends Agent<TicTacToe> {
    public MakesANamespace(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Calls.tryPart("namespaces", game.options().get("level"));
        if (sh("unshare --user --map-root-user true")) {
            System.out.println("BREACH was root");
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
