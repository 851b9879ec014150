// tries: to change the jars that all hosts run on
// sandbox: plays
// own-user: plays
package zoo.files;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class RewritesItsHost extends Agent<TicTacToe> {
    public RewritesItsHost(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        for (String jar : System.getProperty("java.class.path").split(":", -1)) {
            Path path = Path.of(jar);
            if (Files.isWritable(path) || Files.isWritable(path.getParent())) {
                System.out.println("BREACH may write " + path);
            }
            try (OutputStream out = Files.newOutputStream(path, StandardOpenOption.APPEND)) {
                System.out.println("BREACH opened " + path);
            } catch (IOException e) {
                // Read only.
            }
        }
        return game.position().moves()[0];
    }
}
