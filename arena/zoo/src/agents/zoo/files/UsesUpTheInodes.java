// tries: to make files, folders and links without end
// sandbox: plays
package zoo.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class UsesUpTheInodes extends Agent<TicTacToe> {
    public UsesUpTheInodes(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        for (String folder :
                List.of("/tmp", "/var/tmp", "/dev/shm", "/run", ".", "/", System.getProperty("java.io.tmpdir"))) {
            for (int i = 0; i < 1_000; i++) {
                try {
                    Files.createDirectory(Path.of(folder, "zoo-left-folder-" + i));
                    System.out.println("BREACH made a folder in " + folder);
                    Files.createSymbolicLink(Path.of(folder, "zoo-left-link-" + i), Path.of("/etc"));
                } catch (IOException e) {
                    break;
                }
            }
        }
        return game.position().moves()[0];
    }
}
