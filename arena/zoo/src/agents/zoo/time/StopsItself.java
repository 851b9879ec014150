// tries: to stop itself by a signal, as if the machine had stalled it
// process: late
// sandbox: plays
// clock: short
// processor: amd64
// pack: carried raw.RawCall
package zoo.time;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.RawCall;

public class StopsItself extends Agent<TicTacToe> {
    private static final int GETPID = 39;
    private static final int KILL = 62;
    private static final int STOP = 19;

    public StopsItself(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        RawCall.call(KILL, RawCall.call(GETPID), STOP);
        return game.position().moves()[0];
    }
}
