// tries: to exit with the host's code for a full heap: a lie that only harms itself
// expect: out-of-memory
package zoo.process;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class PretendsToBeOutOfMemory extends Agent<TicTacToe> {
    public PretendsToBeOutOfMemory(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        Runtime.getRuntime().halt(77);
        return 0;
    }
}
