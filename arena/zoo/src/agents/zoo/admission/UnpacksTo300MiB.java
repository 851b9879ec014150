// tries: to fill the disk when it is unpacked
// expect: refused: unpacks to too much
// pack: bomb data.bin 300
// run: every build
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class UnpacksTo300MiB extends Agent<TicTacToe> {
    public UnpacksTo300MiB(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
