// tries: to fill the referee's memory with the text of an exception
// expect: threw
// expect: out-of-memory
package zoo.output;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ThrowsAHugeMessage extends Agent<TicTacToe> {
    public ThrowsAHugeMessage(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        throw new IllegalStateException("x".repeat(10_000_000));
    }
}
