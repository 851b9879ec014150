// tries: to leave folders, links and pipes in folders that are writable to all
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

public class LeavesFoldersAndLinks extends Agent<TicTacToe> {
    public LeavesFoldersAndLinks(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        for (String folder : List.of("/tmp", "/var/tmp", "/dev/shm", "/run/lock")) {
            try {
                Path left = Files.createDirectory(Path.of(folder, "zoo-left-folder-" + System.nanoTime()));
                Path below = Files.createDirectories(left.resolve("a/b/c"));
                Files.createSymbolicLink(below.resolve("link"), Path.of("/etc"));
                Files.createFile(below.resolve("file"));
                if (game.options().get("level").equals("sandbox")) {
                    System.out.println("BREACH made " + left);
                }
            } catch (IOException e) {
                // Read-only.
            }
        }
        return game.position().moves()[0];
    }
}
