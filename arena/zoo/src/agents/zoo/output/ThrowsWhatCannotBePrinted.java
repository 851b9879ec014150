// tries: to throw an exception that throws when it is printed
// expect: crashed: exit code 1
package zoo.output;

import java.io.PrintStream;
import java.io.PrintWriter;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ThrowsWhatCannotBePrinted extends Agent<TicTacToe> {
    public ThrowsWhatCannotBePrinted(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        throw new Unprintable();
    }

    private static final class Unprintable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        @Override
        public void printStackTrace(PrintWriter out) {
            throw this;
        }

        @Override
        public void printStackTrace(PrintStream out) {
            throw this;
        }
    }
}
