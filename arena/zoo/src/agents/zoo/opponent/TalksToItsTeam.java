// tries: to leave a message for the other seat where both can reach
// sandbox: plays
// against: itself
package zoo.opponent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class TalksToItsTeam extends Agent<TicTacToe> {
    public TalksToItsTeam(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        for (String folder :
                List.of("/dev/shm", "/tmp", "/var/tmp", "/run/lock", ".", System.getProperty("java.io.tmpdir"))) {
            Path word = Path.of(folder, "zoo-left-word-" + (1 - player));
            Path own = Path.of(folder, "zoo-left-word-" + player);
            try {
                if (Files.exists(word)) {
                    System.out.println("BREACH hears of the other seat in " + folder);
                }
                Files.createFile(own);
                System.out.println("BREACH leaves a word in " + folder);
            } catch (IOException e) {
                // Nothing to write to.
            }
        }
        return game.position().moves()[0];
    }
}
