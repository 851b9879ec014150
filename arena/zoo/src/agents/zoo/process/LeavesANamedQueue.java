// tries: to leave a POSIX queue behind
// sandbox: plays
// own-user: plays
// processor: amd64
// pack: carried raw.RawCall
package zoo.process;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.RawCall;

public class LeavesANamedQueue extends Agent<TicTacToe> {
    public LeavesANamedQueue(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        long queue = RawCall.call(240, RawCall.text("zoo-left-queue-" + System.nanoTime()), 0x42, 0x1B6, 0);
        System.out.println(
                (game.options().get("level").equals("sandbox") && queue >= 0 ? "BREACH" : "") + " has " + queue);
        return game.position().moves()[0];
    }
}
