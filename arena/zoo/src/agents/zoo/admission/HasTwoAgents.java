// tries: to leave open which agent plays
// expect: refused: several Agent classes, none marked
// pack: copy Second
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HasTwoAgents extends Agent<TicTacToe> {
    public HasTwoAgents(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
