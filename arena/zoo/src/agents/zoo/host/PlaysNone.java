// tries: to answer with the number that is never a move
// expect: illegal
package zoo.host;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class PlaysNone extends Agent<TicTacToe> {
    public PlaysNone(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return Long.MIN_VALUE;
    }
}
