// tries: to reach other processes by machine code
// sandbox: plays
// process: plays
// processor: amd64
// pack: carried raw.RawCall
// pack: carried raw.Calls
package zoo.referee;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.Calls;

public class CallsForOtherProcesses extends Agent<TicTacToe> {
    public CallsForOtherProcesses(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Calls.tryPart("others", game.options().get("level"));
        return game.position().moves()[0];
    }
}
