// tries: to end in the middle of an entry
// expect: refused: cannot be read
// pack: cut
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class IsCutOff extends Agent<TicTacToe> {
    public IsCutOff(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
