// tries: to leave a segment of shared memory behind
// sandbox: plays
// own-user: plays
// processor: amd64
// pack: carried raw.RawCall
package zoo.process;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.RawCall;

public class LeavesSharedMemory extends Agent<TicTacToe> {
    public LeavesSharedMemory(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        long segment = RawCall.call(29, 0, 4096, 0x3B6);
        System.out.println(
                (game.options().get("level").equals("sandbox") && segment >= 0 ? "BREACH" : "") + " has " + segment);
        return game.position().moves()[0];
    }
}
