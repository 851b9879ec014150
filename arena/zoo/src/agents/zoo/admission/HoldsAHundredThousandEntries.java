// tries: to keep admission busy with 100,000 entries
// expect: refused: too many entries
// pack: entries 100000
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HoldsAHundredThousandEntries extends Agent<TicTacToe> {
    public HoldsAHundredThousandEntries(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
