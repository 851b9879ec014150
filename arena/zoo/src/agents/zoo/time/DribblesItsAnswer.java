// tries: to keep the referee waiting with an answer that comes byte by byte
// expect: late: of 500 ms
// expect: crashed: a frame of
// clock: short
package zoo.time;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class DribblesItsAnswer extends Agent<TicTacToe> {
    public DribblesItsAnswer(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        FileOutputStream wire = new FileOutputStream(FileDescriptor.out);
        wire.write(new byte[] {0, 0, 0, 17, 'M'});
        while (true) {
            Thread.sleep(200);
            wire.write(0);
        }
    }
}
