// tries: to get at the files and pipes that the arena has open
// sandbox: plays
// own-user: plays
package zoo.referee;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class WritesToTheRefereesFiles extends Agent<TicTacToe> {
    public WritesToTheRefereesFiles(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        try (Stream<Path> files = Files.list(Path.of("/proc/" + referee() + "/fd"))) {
            System.out.println("BREACH sees open files of process " + referee() + ": " + files.count());
        } catch (IOException e) {
            // Not there, or not for it.
        }
        return game.position().moves()[0];
    }

    private static long referee() {
        return ProcessHandle.current().parent().map(ProcessHandle::pid).orElse((long) Integer.MAX_VALUE);
    }
}
