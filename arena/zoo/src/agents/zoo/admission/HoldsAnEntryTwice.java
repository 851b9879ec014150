// tries: to show admission one file and the host another
// expect: refused: twice
// pack: entry data.txt
// pack: entry data.txt
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HoldsAnEntryTwice extends Agent<TicTacToe> {
    public HoldsAnEntryTwice(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
