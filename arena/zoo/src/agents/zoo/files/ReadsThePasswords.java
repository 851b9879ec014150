// tries: to read the system's files about its users
// sandbox: plays
package zoo.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ReadsThePasswords extends Agent<TicTacToe> {
    public ReadsThePasswords(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        for (String file : List.of("/etc/passwd", "/etc/shadow", "/etc/group", "/etc/hostname", "/etc/machine-id")) {
            try {
                System.out.println("BREACH reads " + Files.size(Path.of(file)) + " bytes of " + file);
            } catch (IOException e) {
                // Not there.
            }
        }
        return game.position().moves()[0];
    }
}
