// tries: to answer with a number that is not a move
// expect: illegal
package zoo.host;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class PlaysTheLargestNumber extends Agent<TicTacToe> {
    public PlaysTheLargestNumber(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return Long.MAX_VALUE;
    }
}
