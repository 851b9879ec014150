// tries: to query and fill the page cache
// sandbox: plays
// process: plays
// processor: amd64
// pack: carried raw.RawCall
// pack: carried raw.Calls
// run: every build
package zoo.opponent;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.Calls;

public class CallsForThePageCache extends Agent<TicTacToe> {
    public CallsForThePageCache(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Calls.tryPart("cache", game.options().get("level"));
        return game.position().moves()[0];
    }
}
