// tries: to throw null
// expect: threw
package zoo.output;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ThrowsNothing extends Agent<TicTacToe> {
    public ThrowsNothing(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        throw null;
    }
}
