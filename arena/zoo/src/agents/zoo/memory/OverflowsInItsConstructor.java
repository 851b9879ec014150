// tries: to call itself for ever in its constructor
// expect: failed-to-start
package zoo.memory;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class OverflowsInItsConstructor extends Agent<TicTacToe> {
    public OverflowsInItsConstructor(Game<TicTacToe> game) {
        super(game);
        dive(0);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }

    private long dive(long depth) {
        return 1 + dive(depth + 1);
    }
}
