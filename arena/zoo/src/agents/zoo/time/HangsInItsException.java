// tries: to throw an exception whose text never ends
// expect: late: of 500 ms
// clock: short
package zoo.time;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HangsInItsException extends Agent<TicTacToe> {
    public HangsInItsException(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        throw new Endless();
    }

    private static final class Endless extends RuntimeException {
        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            while (true) {
                Thread.onSpinWait();
            }
        }
    }
}
