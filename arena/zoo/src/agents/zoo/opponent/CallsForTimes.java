// tries: to leave a message in the times of a file
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

public class CallsForTimes extends Agent<TicTacToe> {
    public CallsForTimes(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Calls.tryPart("times", game.options().get("level"));
        return game.position().moves()[0];
    }
}
