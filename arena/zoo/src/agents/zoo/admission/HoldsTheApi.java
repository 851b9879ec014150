// tries: to bring classes with the arena's own names
// expect: plays
// warns: the jar contains classes of the arena, which were left out
// pack: class org.botarena.api.Agent
// pack: class org.botarena.game.tictactoe.TicTacToe
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HoldsTheApi extends Agent<TicTacToe> {
    public HoldsTheApi(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
