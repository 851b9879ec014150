// tries: to be a file of no bytes
// expect: refused: the file is empty
// pack: empty
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class IsEmpty extends Agent<TicTacToe> {
    public IsEmpty(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
