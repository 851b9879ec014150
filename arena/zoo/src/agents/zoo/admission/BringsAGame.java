// tries: to replace the game's rules with its own
// expect: plays
// pack: text META-INF/services/org.botarena.api.GameType zoo.admission.BringsAGame
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class BringsAGame extends Agent<TicTacToe> {
    public BringsAGame(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
