// tries: to close the pipe from the referee, after a move
// expect: crashed
package zoo.process;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ClosesItsInput extends Agent<TicTacToe> {
    public ClosesItsInput(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        new FileInputStream(FileDescriptor.in).close();
        return game.position().moves()[0];
    }
}
