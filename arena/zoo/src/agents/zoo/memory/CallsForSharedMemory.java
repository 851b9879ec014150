// tries: to get memory that no limit counts
// sandbox: plays
// process: plays
// processor: amd64
// pack: carried raw.RawCall
// pack: carried raw.Calls
package zoo.memory;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.Calls;

public class CallsForSharedMemory extends Agent<TicTacToe> {
    public CallsForSharedMemory(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Calls.tryPart("memory", game.options().get("level"));
        return game.position().moves()[0];
    }
}
