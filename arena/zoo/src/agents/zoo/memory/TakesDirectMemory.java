// tries: to take memory outside the heap, in buffers
// expect: out-of-memory
// expect: crashed
package zoo.memory;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class TakesDirectMemory extends Agent<TicTacToe> {
    public TakesDirectMemory(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        List<ByteBuffer> taken = new ArrayList<>();
        while (taken.size() < 1_000) {
            taken.add(ByteBuffer.allocateDirect(1 << 20));
        }
        System.out.println("BREACH took " + taken.size() + " MiB");
        return game.position().moves()[0];
    }
}
