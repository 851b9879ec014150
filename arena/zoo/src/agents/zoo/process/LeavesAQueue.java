// tries: to leave a queue of messages behind
// sandbox: plays
// own-user: plays
// processor: amd64
// pack: carried raw.RawCall
package zoo.process;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.RawCall;

public class LeavesAQueue extends Agent<TicTacToe> {
    public LeavesAQueue(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        long queue = RawCall.call(68, 0, 0x3B6);
        System.out.println(
                (game.options().get("level").equals("sandbox") && queue >= 0 ? "BREACH" : "") + " has " + queue);
        return game.position().moves()[0];
    }
}
