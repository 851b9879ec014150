// tries: to print past the cap of its host
// expect: plays
package zoo.output;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class PrintsPastItsHost extends Agent<TicTacToe> {
    public PrintsPastItsHost(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        FileOutputStream errors = new FileOutputStream(FileDescriptor.err);
        byte[] block = new byte[1 << 16];
        for (int i = 0; i < 300; i++) {
            errors.write(block);
        }
        return game.position().moves()[0];
    }
}
