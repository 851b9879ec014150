// tries: to make processes by machine code
// sandbox: plays
// process: plays
// processor: amd64
// pack: carried raw.RawCall
// pack: carried raw.Calls
// run: every build
package zoo.process;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.Calls;

public class CallsForProcesses extends Agent<TicTacToe> {
    public CallsForProcesses(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Calls.tryPart("process", game.options().get("level"));
        return game.position().moves()[0];
    }
}
