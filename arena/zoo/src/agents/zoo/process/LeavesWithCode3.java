// tries: to end its process
// expect: crashed: its process ended with exit code 3
// run: every build
package zoo.process;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class LeavesWithCode3 extends Agent<TicTacToe> {
    public LeavesWithCode3(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        System.exit(3);
        return 0;
    }
}
