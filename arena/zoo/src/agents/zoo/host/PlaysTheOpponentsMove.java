// tries: to play on where the opponent has just moved
// expect: illegal
package zoo.host;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class PlaysTheOpponentsMove extends Agent<TicTacToe> {
    public PlaysTheOpponentsMove(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        long[] history = game.history();
        return history.length == 0 ? game.position().moves()[0] : history[history.length - 1];
    }
}
