// tries: to catch the error and keep allocating
// expect: late
// expect: out-of-memory
// expect: crashed
// clock: short
package zoo.memory;

import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class EatsOnWhenTheHeapIsFull extends Agent<TicTacToe> {
    public EatsOnWhenTheHeapIsFull(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        List<byte[]> eaten = new ArrayList<>();
        while (true) {
            try {
                eaten.add(new byte[1 << 10]);
            } catch (OutOfMemoryError e) {
                eaten.remove(0);
            }
        }
    }
}
