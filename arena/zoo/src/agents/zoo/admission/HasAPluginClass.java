// tries: to run code of a plugin class, before any game
// expect: plays
// warns: Plugin-Class was dropped
// pack: manifest Plugin-Class zoo.admission.HasAPluginClass
// run: every build
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HasAPluginClass extends Agent<TicTacToe> {
    /** The plugin manager would make one without a game. */
    public HasAPluginClass() {
        super(null);
        Runtime.getRuntime().halt(9);
    }

    public HasAPluginClass(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
