// tries: to read the arena's requests itself, and wait for one
// expect: late: of 500 ms
// clock: short
package zoo.time;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ReadsTheWire extends Agent<TicTacToe> {
    public ReadsTheWire(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        new FileInputStream(FileDescriptor.in).read();
        return game.position().moves()[0];
    }
}
