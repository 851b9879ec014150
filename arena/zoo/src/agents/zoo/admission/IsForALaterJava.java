// tries: to crash the host with a class file of Java 99
// expect: refused: Java
// pack: version 143
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class IsForALaterJava extends Agent<TicTacToe> {
    public IsForALaterJava(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
