// tries: to become another agent in the next game
// sandbox: plays
// own-user: plays
// games: 2
package zoo.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class DeletesItsJar extends Agent<TicTacToe> {
    public DeletesItsJar(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Path own = Path.of(
                getClass().getProtectionDomain().getCodeSource().getLocation().toURI());
        try {
            Files.delete(own);
            System.out.println("BREACH deleted " + own);
        } catch (IOException e) {
            // Not for it.
        }
        return game.position().moves()[0];
    }
}
