// tries: to run code as soon as its class is looked at
// expect: failed-to-start: exit code 9
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class RunsInItsInitialiser extends Agent<TicTacToe> {
    static {
        Runtime.getRuntime().halt(9);
    }

    public RunsInItsInitialiser(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
