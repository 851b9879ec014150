// tries: to kill the arena
// sandbox: plays
// own-user: plays
// run: every build
// pack: carried raw.RawCall
// pack: carried raw.Signals
package zoo.referee;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.Signals;

public class KillsTheReferee extends Agent<TicTacToe> {
    public KillsTheReferee(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        boolean isKilled =
                ProcessHandle.of(referee()).map(ProcessHandle::destroyForcibly).orElse(false);
        if (isKilled || Signals.send(referee(), 9) || sh("kill -9 " + referee())) {
            System.out.println("BREACH signalled process " + referee());
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

    private static long referee() {
        return ProcessHandle.current().parent().map(ProcessHandle::pid).orElse((long) Integer.MAX_VALUE);
    }
}
