// tries: to read the arena's memory and environment
// sandbox: plays
// own-user: plays
package zoo.referee;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ReadsTheRefereesMemory extends Agent<TicTacToe> {
    public ReadsTheRefereesMemory(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        for (String file : List.of("mem", "environ", "maps", "stack", "auxv", "syscall")) {
            try (InputStream in = Files.newInputStream(Path.of("/proc/" + referee() + "/" + file))) {
                in.read();
                System.out.println("BREACH opened " + file + " of process " + referee());
            } catch (IOException e) {
                // Not there, or not for it.
            }
        }
        return game.position().moves()[0];
    }

    private static long referee() {
        return ProcessHandle.current().parent().map(ProcessHandle::pid).orElse((long) Integer.MAX_VALUE);
    }
}
