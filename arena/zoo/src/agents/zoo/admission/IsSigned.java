// tries: to fail with a signature that matches nothing
// expect: plays
// pack: signed
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class IsSigned extends Agent<TicTacToe> {
    public IsSigned(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
