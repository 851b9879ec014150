// tries: to be as large unpacked as is allowed
// expect: plays
// pack: bomb data.bin 190
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class UnpacksTo190MiB extends Agent<TicTacToe> {
    public UnpacksTo190MiB(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
