// tries: to throw an exception that is its own cause's cause
// expect: threw
package zoo.output;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ThrowsACycle extends Agent<TicTacToe> {
    public ThrowsACycle(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        RuntimeException one = new RuntimeException("one");
        RuntimeException other = new RuntimeException("other", one);
        one.initCause(other);
        throw one;
    }
}
