// tries: to run code as a service of the host
// expect: plays
// pack: text META-INF/services/org.slf4j.spi.SLF4JServiceProvider zoo.admission.BringsALogger
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class BringsALogger extends Agent<TicTacToe> {
    static {
        if (Thread.currentThread().getName().equals("main")) {
            System.out.println("BREACH is loaded before the game");
        }
    }

    public BringsALogger(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
