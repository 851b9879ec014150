// tries: to kill the shell that stops and ends the agents
// sandbox: plays
// own-user: plays
package zoo.referee;

import java.util.stream.Stream;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class KillsWhatWatchesIt extends Agent<TicTacToe> {
    public KillsWhatWatchesIt(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        long self = ProcessHandle.current().pid();
        try (Stream<ProcessHandle> all = ProcessHandle.allProcesses()) {
            for (ProcessHandle process :
                    all.filter(other -> other.pid() != self).toList()) {
                if (process.info().command().orElse("sh").endsWith("sh") && process.destroyForcibly()) {
                    System.out.println("BREACH signalled process " + process.pid());
                }
            }
        }
        return game.position().moves()[0];
    }
}
