// tries: to leave a message for the next game in the times of a device
// sandbox: plays
// games: 2
package zoo.opponent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class TellsByTheTimesOfADevice extends Agent<TicTacToe> {
    public TellsByTheTimesOfADevice(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        for (String device :
                List.of("/dev/null", "/dev/zero", "/dev/random", "/dev/urandom", "/dev", "/proc/uptime", "/usr")) {
            try {
                FileTime before = Files.getLastModifiedTime(Path.of(device));
                Files.setLastModifiedTime(Path.of(device), before);
                System.out.println("BREACH sets the times of " + device);
            } catch (IOException e) {
                // Read-only.
            }
        }
        return game.position().moves()[0];
    }
}
