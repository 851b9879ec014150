// tries: to let another process be killed first when memory runs out
// expect: plays
package zoo.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HidesFromTheOomKiller extends Agent<TicTacToe> {
    public HidesFromTheOomKiller(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        try {
            Files.writeString(Path.of("/proc/self/oom_score_adj"), "-1000", StandardOpenOption.WRITE);
            System.out.println("BREACH hides from the killer");
        } catch (IOException e) {
            // Not for it.
        }
        return game.position().moves()[0];
    }
}
