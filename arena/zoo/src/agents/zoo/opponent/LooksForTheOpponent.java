// tries: to find the opponent's process
// sandbox: plays
package zoo.opponent;

import java.util.stream.Stream;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class LooksForTheOpponent extends Agent<TicTacToe> {
    public LooksForTheOpponent(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        long self = ProcessHandle.current().pid();
        try (Stream<ProcessHandle> all = ProcessHandle.allProcesses()) {
            all.filter(process -> process.pid() != self)
                    .filter(process -> process.info().commandLine().orElse("").contains("botarena"))
                    .forEach(process -> System.out.println("BREACH sees process " + process.pid()));
        }
        return game.position().moves()[0];
    }
}
