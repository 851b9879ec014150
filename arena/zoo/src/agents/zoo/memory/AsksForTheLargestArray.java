// tries: to get the longest array that there is
// expect: out-of-memory
package zoo.memory;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class AsksForTheLargestArray extends Agent<TicTacToe> {
    public AsksForTheLargestArray(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return new long[Integer.MAX_VALUE].length;
    }
}
