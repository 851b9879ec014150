// tries: to close the pipe to the referee
// expect: crashed
// expect: late
// clock: short
package zoo.process;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ClosesItsOutput extends Agent<TicTacToe> {
    public ClosesItsOutput(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        new FileOutputStream(FileDescriptor.out).close();
        return game.position().moves()[0];
    }
}
