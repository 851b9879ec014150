// tries: to use one and a half times the start budget
// expect: failed-to-start: of 3000 ms
// clock: short
package zoo.time;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class StartsTooLate extends Agent<TicTacToe> {
    public StartsTooLate(Game<TicTacToe> game) {
        super(game);
        try {
            Thread.sleep(4_500);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
