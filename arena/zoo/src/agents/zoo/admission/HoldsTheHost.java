// tries: to replace the host's class with its own
// expect: plays
// pack: class org.botarena.host.Message
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HoldsTheHost extends Agent<TicTacToe> {
    public HoldsTheHost(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Class<?> message = Class.forName("org.botarena.host.Message");
        if (message.getClassLoader() == getClass().getClassLoader()) {
            System.out.println("BREACH the host's class is its own");
        }
        return game.position().moves()[0];
    }
}
