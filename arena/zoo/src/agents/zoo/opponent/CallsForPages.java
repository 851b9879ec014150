// tries: to move, share, advise on and wait for pages by machine code
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

public class CallsForPages extends Agent<TicTacToe> {
    public CallsForPages(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Calls.tryPart("pages", game.options().get("level"));
        return game.position().moves()[0];
    }
}
