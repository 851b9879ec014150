// tries: to set the machine's clock back by a day
// expect: plays
package zoo.time;

import java.io.IOException;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class SetsTheClock extends Agent<TicTacToe> {
    public SetsTheClock(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        try {
            Process date = new ProcessBuilder("date", "-s", "yesterday")
                    .redirectErrorStream(true)
                    .start();
            if (date.waitFor() == 0) {
                System.out.println("BREACH it is yesterday");
            }
        } catch (IOException e) {
            // No process.
        }
        return game.position().moves()[0];
    }
}
