// tries: to unpack to more than its headers say
// expect: refused: unpacks to too much
// pack: lying data.bin 300
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class LiesAboutItsSize extends Agent<TicTacToe> {
    public LiesAboutItsSize(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
