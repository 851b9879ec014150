// tries: to fill the heap
// expect: out-of-memory: heap was full
// run: every build
package zoo.memory;

import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class FillsTheHeap extends Agent<TicTacToe> {
    public FillsTheHeap(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        List<byte[]> eaten = new ArrayList<>();
        while (true) {
            eaten.add(new byte[1 << 20]);
        }
    }
}
