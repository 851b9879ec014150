// tries: to read the results so far
// sandbox: plays
// run: every build
package zoo.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ReadsTheResults extends Agent<TicTacToe> {
    public ReadsTheResults(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        try {
            System.out.println(Files.readString(Path.of(game.options().get("results"))));
        } catch (IOException e) {
            // Not there.
        }
        return game.position().moves()[0];
    }
}
