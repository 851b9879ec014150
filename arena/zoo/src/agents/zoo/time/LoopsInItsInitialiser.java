// tries: to loop in a static initialiser
// expect: failed-to-start: it was not constructed after
// clock: short
package zoo.time;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class LoopsInItsInitialiser extends Agent<TicTacToe> {
    static {
        while (System.nanoTime() != 0) {
            Thread.onSpinWait();
        }
    }

    public LoopsInItsInitialiser(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
