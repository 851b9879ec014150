// tries: to show admission one class and the host another
// expect: refused: twice
// pack: entry zoo/admission/HoldsItsClassTwice.class
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HoldsItsClassTwice extends Agent<TicTacToe> {
    public HoldsItsClassTwice(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
