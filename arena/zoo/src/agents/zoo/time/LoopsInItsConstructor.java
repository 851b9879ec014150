// tries: to loop in its constructor
// expect: failed-to-start: of 3000 ms
// run: every build
// clock: short
package zoo.time;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class LoopsInItsConstructor extends Agent<TicTacToe> {
    public LoopsInItsConstructor(Game<TicTacToe> game) {
        super(game);
        while (game != null) {
            Thread.onSpinWait();
        }
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
