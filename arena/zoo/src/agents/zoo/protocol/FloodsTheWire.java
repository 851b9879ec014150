// tries: to drown the referee in bytes
// expect: crashed: a frame of
// expect: late
// clock: short
package zoo.protocol;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.Random;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class FloodsTheWire extends Agent<TicTacToe> {
    public FloodsTheWire(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        byte[] noise = new byte[1 << 20];
        new Random(game.seed()).nextBytes(noise);
        FileOutputStream wire = new FileOutputStream(FileDescriptor.out);
        while (true) {
            wire.write(noise);
        }
    }
}
