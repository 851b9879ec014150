// tries: to hold an entry that the list of contents does not name
// expect: refused: contradicts itself
// pack: hidden data.txt
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HidesAnEntry extends Agent<TicTacToe> {
    public HidesAnEntry(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
