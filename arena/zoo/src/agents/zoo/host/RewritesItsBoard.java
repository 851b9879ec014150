// tries: to win on a board that it made up
// expect: illegal
// run: every build
package zoo.host;

import java.lang.reflect.Field;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class RewritesItsBoard extends Agent<TicTacToe> {
    public RewritesItsBoard(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Field board = game.getClass().getDeclaredField("position");
        board.setAccessible(true);
        board.set(game, game.rules().start());
        return game.position().moves()[0];
    }
}
