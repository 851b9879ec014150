// tries: to be another agent on another Java
// expect: plays
// pack: versioned 99
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HasVersionsForLaterJavas extends Agent<TicTacToe> {
    public HasVersionsForLaterJavas(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
