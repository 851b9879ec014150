// tries: to call itself for ever
// expect: threw
package zoo.memory;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class OverflowsItsStack extends Agent<TicTacToe> {
    public OverflowsItsStack(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return 1 + play(player);
    }
}
