// tries: to be a module, as shaded libraries are
// expect: plays
// pack: text module-info.class nonsense
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HasAModuleInfo extends Agent<TicTacToe> {
    public HasAModuleInfo(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
