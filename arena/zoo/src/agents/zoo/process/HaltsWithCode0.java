// tries: to end its process as if all were well
// expect: crashed: its process ended with exit code 0
package zoo.process;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HaltsWithCode0 extends Agent<TicTacToe> {
    public HaltsWithCode0(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        Runtime.getRuntime().halt(0);
        return 0;
    }
}
