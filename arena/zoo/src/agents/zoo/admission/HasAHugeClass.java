// tries: to have admission read a class file of 9 MiB
// expect: refused: 8 MiB
// pack: bomb zoo/Huge.class 9
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HasAHugeClass extends Agent<TicTacToe> {
    public HasAHugeClass(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
