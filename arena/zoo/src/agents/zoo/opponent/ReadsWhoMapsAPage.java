// tries: to find out whether others have mapped a page of a file
// sandbox: plays
package zoo.opponent;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ReadsWhoMapsAPage extends Agent<TicTacToe> {
    public ReadsWhoMapsAPage(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        for (String process : List.of("self", "1", "2", "3", "thread-self", "self/task/1", "self/task/2")) {
            for (String name : List.of("smaps", "smaps_rollup", "pagemap", "numa_maps", "net/softnet_stat")) {
                Path file = Path.of("/proc", process, name);
                try (InputStream in = Files.newInputStream(file)) {
                    System.out.println("BREACH reads " + in.readNBytes(8).length + " bytes of " + file);
                } catch (IOException e) {
                    // Not there.
                }
            }
        }
        return game.position().moves()[0];
    }
}
