// tries: to stop the arena while its own clock runs
// sandbox: plays
// own-user: plays
// pack: carried raw.RawCall
// pack: carried raw.Signals
package zoo.referee;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.Signals;

public class StopsTheReferee extends Agent<TicTacToe> {
    public StopsTheReferee(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        if (Signals.send(referee(), 19) || sh("kill -STOP " + referee())) {
            System.out.println("BREACH stopped process " + referee());
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
