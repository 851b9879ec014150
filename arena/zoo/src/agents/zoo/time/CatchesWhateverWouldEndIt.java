// tries: to keep looping, whatever is thrown at it
// expect: late: of 500 ms
// clock: short
package zoo.time;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class CatchesWhateverWouldEndIt extends Agent<TicTacToe> {
    public CatchesWhateverWouldEndIt(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        while (true) {
            try {
                Thread.sleep(10_000);
            } catch (Throwable e) {
                Thread.interrupted();
            }
        }
    }
}
