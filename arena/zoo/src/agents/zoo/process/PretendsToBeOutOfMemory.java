// tries: to end with the code that the host has for a full heap: a lie that harms itself alone
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
