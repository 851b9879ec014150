// tries: to have the host load another class than admission found
// expect: plays
// pack: class zoo.admission.Other
// pack: text META-INF/extensions.idx zoo.admission.Other
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class NamesAnotherClassInItsIndex extends Agent<TicTacToe> {
    public NamesAnotherClassInItsIndex(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        if (game == null) {
            System.out.println("BREACH no game was given to it");
        }
        return game.position().moves()[0];
    }
}
