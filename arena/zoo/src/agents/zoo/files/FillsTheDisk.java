// tries: to write a gigabyte wherever it can
// sandbox: plays
package zoo.files;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class FillsTheDisk extends Agent<TicTacToe> {
    public FillsTheDisk(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        for (String folder : List.of("/tmp", "/var/tmp", "/dev/shm", "/run", "/var/run", ".", "/", "/proc", "/sys")) {
            Path file = Path.of(folder, "zoo-left-bulk");
            try (OutputStream out = Files.newOutputStream(file)) {
                System.out.println("BREACH opened " + file);
                for (int i = 0; i < 1_024; i++) {
                    out.write(new byte[1 << 20]);
                }
                System.out.println("BREACH filled " + file);
            } catch (IOException e) {
                // Nothing to write to.
            }
        }
        return game.position().moves()[0];
    }
}
