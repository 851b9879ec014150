// tries: to install its own filter
// sandbox: plays
// process: plays
// processor: amd64
// pack: carried raw.RawCall
// pack: carried raw.Calls
package zoo.machine;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.Calls;

public class CallsForAFilter extends Agent<TicTacToe> {
    public CallsForAFilter(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Calls.tryPart("filter", game.options().get("level"));
        return game.position().moves()[0];
    }
}
