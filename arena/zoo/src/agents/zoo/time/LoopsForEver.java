// tries: to think for ever
// expect: late: of 500 ms
// run: every build
// clock: short
package zoo.time;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class LoopsForEver extends Agent<TicTacToe> {
    public LoopsForEver(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        while (true) {
            Thread.onSpinWait();
        }
    }
}
