// tries: to have an agent that cannot be constructed
// expect: refused: no Agent class
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

class HidesItsAgent extends Agent<TicTacToe> {
    public HidesItsAgent(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
