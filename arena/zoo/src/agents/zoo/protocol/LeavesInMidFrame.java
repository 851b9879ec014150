// tries: to end within a frame
// expect: crashed: exit code 4
package zoo.protocol;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class LeavesInMidFrame extends Agent<TicTacToe> {
    public LeavesInMidFrame(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        new FileOutputStream(FileDescriptor.out).write(new byte[] {0, 0, 0, 17, 'M', 0, 0});
        Runtime.getRuntime().halt(4);
        return 0;
    }
}
