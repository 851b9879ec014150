// tries: to end the thread that plays
// expect: threw
package zoo.process;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class StopsItsThread extends Agent<TicTacToe> {
    public StopsItsThread(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        Thread.currentThread().stop();
        return game.position().moves()[0];
    }
}
