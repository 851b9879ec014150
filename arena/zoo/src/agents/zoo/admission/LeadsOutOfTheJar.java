// tries: to be unpacked outside its folder
// expect: refused: leads out of the jar
// pack: entry ../../zoo-left-evil.txt
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class LeadsOutOfTheJar extends Agent<TicTacToe> {
    public LeadsOutOfTheJar(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
