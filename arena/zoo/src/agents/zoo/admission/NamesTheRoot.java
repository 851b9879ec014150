// tries: to be unpacked to a fixed place
// expect: refused: leads out of the jar
// pack: entry /tmp/zoo-left-evil.txt
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class NamesTheRoot extends Agent<TicTacToe> {
    public NamesTheRoot(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
