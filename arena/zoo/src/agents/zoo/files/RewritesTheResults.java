// tries: to change, replace and delete the results
// sandbox: plays
// own-user: plays
package zoo.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class RewritesTheResults extends Agent<TicTacToe> {
    private interface Attempt {
        void make() throws IOException;
    }

    public RewritesTheResults(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        Path results = Path.of(game.options().get("results"));
        List<Attempt> attempts = List.of(
                () -> Files.writeString(results, "{\"winner\":\"me\"}"),
                () -> Files.delete(results),
                () -> Files.move(results, results.resolveSibling("gone")),
                () -> Files.createFile(results.resolveSibling("standings.csv")));
        for (Attempt attempt : attempts) {
            try {
                attempt.make();
                System.out.println("BREACH changed the results");
            } catch (IOException e) {
                // Not for it.
            }
        }
        return game.position().moves()[0];
    }
}
