// tries: to leave semaphores behind
// sandbox: plays
// own-user: plays
// processor: amd64
// pack: carried raw.RawCall
package zoo.process;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.RawCall;

public class LeavesSemaphores extends Agent<TicTacToe> {
    public LeavesSemaphores(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        long set = RawCall.call(64, 0, 3, 0x3B6);
        System.out.println((game.options().get("level").equals("sandbox") && set >= 0 ? "BREACH" : "") + " has " + set);
        return game.position().moves()[0];
    }
}
