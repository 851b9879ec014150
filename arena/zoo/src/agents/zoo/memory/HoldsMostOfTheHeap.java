// tries: to hold 224 of the 256 MiB
// expect: plays
package zoo.memory;

import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HoldsMostOfTheHeap extends Agent<TicTacToe> {
    private final List<byte[]> held = new ArrayList<>();

    public HoldsMostOfTheHeap(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        while (held.size() < 224) {
            held.add(new byte[1 << 20]);
        }
        return game.position().moves()[0];
    }
}
