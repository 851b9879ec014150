// tries: to lock and watch files by machine code
// sandbox: plays
// process: plays
// processor: amd64
// pack: carried raw.RawCall
// pack: carried raw.Calls
package zoo.opponent;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.Calls;

public class CallsForLocksAndWatches extends Agent<TicTacToe> {
    public CallsForLocksAndWatches(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Calls.tryPart("locks", game.options().get("level"));
        return game.position().moves()[0];
    }
}
