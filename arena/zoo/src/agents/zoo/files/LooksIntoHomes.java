// tries: to list the folders of the users, the mounted disks and the logs
// sandbox: plays
package zoo.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class LooksIntoHomes extends Agent<TicTacToe> {
    public LooksIntoHomes(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        for (String folder : List.of("/root", "/home", "/mnt", "/media", "/srv", "/var/log", "/opt", "/work")) {
            try (Stream<Path> files = Files.list(Path.of(folder))) {
                System.out.println("BREACH sees " + files.count() + " files in " + folder);
            } catch (IOException e) {
                // Not there, or not for it.
            }
        }
        return game.position().moves()[0];
    }
}
