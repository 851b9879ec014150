// tries: to become root through a setuid program
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

public class GainsPrivileges extends Agent<TicTacToe> {
    public GainsPrivileges(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Calls.tryPart("namespaces", game.options().get("level"));
        if (sh("test $(id -u) = 0") || sh("su -c true") || sh("sudo -n true") || sh("mount -t tmpfs none /mnt")) {
            System.out.println("BREACH is root");
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
