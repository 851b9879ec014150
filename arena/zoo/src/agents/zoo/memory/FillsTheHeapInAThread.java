// tries: to fill the heap in its own thread
// expect: out-of-memory
// expect: late
// expect: crashed
// clock: short
package zoo.memory;

import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class FillsTheHeapInAThread extends Agent<TicTacToe> {
    private final List<byte[]> held = new ArrayList<>();

    public FillsTheHeapInAThread(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Thread eater = new Thread(() -> {
            while (true) {
                try {
                    held.add(new byte[1 << 8]);
                } catch (OutOfMemoryError e) {
                    Thread.onSpinWait();
                }
            }
        });
        eater.start();
        eater.join();
        return game.position().moves()[0];
    }
}
