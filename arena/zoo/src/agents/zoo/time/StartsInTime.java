// tries: to use much of the start budget
// expect: plays
// clock: short
package zoo.time;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class StartsInTime extends Agent<TicTacToe> {
    public StartsInTime(Game<TicTacToe> game) {
        super(game);
        try {
            Thread.sleep(1_500);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
