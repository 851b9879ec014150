// tries: to leave a process that forks a successor before it is killed
// sandbox: plays
// own-user: plays
// pack: carried raw.RawCall
// pack: carried raw.Calls
package zoo.process;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.Calls;

public class LeavesADaemonThatForksOn extends Agent<TicTacToe> {
    public LeavesADaemonThatForksOn(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Calls.tryPart("process", game.options().get("level"));
        sh("run() { setsid sh -c \"$1\" run \"$1\" <&- >&- 2>&- & }; run 'setsid sh -c \"$1\" run \"$1\" &'");
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
