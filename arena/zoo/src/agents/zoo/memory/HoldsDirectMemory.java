// tries: to hold 24 of the 32 MiB outside the heap
// expect: plays
package zoo.memory;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HoldsDirectMemory extends Agent<TicTacToe> {
    private final List<ByteBuffer> held = new ArrayList<>();

    public HoldsDirectMemory(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        while (held.size() < 24) {
            held.add(ByteBuffer.allocateDirect(1 << 20));
        }
        return game.position().moves()[0];
    }
}
