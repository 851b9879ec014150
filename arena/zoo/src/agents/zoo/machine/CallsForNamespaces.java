// tries: to make namespaces and mounts by machine code
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

public class CallsForNamespaces extends Agent<TicTacToe> {
    public CallsForNamespaces(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Calls.tryPart("namespaces", game.options().get("level"));
        return game.position().moves()[0];
    }
}
