// tries: to be a native program, too
// expect: refused: not a zip file
// pack: prefix ELF
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class IsAlsoAProgram extends Agent<TicTacToe> {
    public IsAlsoAProgram(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
