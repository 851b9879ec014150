// tries: to use all but 10 ms of the 2 s
// expect: plays
// clock: tournament
package zoo.time;

import java.time.Duration;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class MovesAfter1990Ms extends Agent<TicTacToe> {
    private static final Duration SPARED = Duration.ofMillis(10);

    public MovesAfter1990Ms(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        while (game.timeLeft().compareTo(SPARED) > 0) {
            Thread.onSpinWait();
        }
        return game.position().moves()[0];
    }
}
