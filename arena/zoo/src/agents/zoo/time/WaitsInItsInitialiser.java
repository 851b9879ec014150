// tries: to deadlock two threads over the initialisation of its class
// expect: failed-to-start: it was not constructed after
// clock: short
package zoo.time;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class WaitsInItsInitialiser extends Agent<TicTacToe> {
    static {
        Thread other = new Thread(WaitsInItsInitialiser::touch);
        other.start();
        try {
            other.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public WaitsInItsInitialiser(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }

    private static void touch() {
        // The call needs the initialised class, which waits for this thread.
    }
}
