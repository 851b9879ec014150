// tries: to learn from /proc how the arena was started
// sandbox: plays
package zoo.referee;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ReadsTheRefereesCommand extends Agent<TicTacToe> {
    public ReadsTheRefereesCommand(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        try {
            String command = Files.readString(Path.of("/proc/" + referee() + "/cmdline"));
            if (command.contains("java") && !command.contains("org.botarena.host")) {
                System.out.println("BREACH reads " + command.length() + " characters");
            }
        } catch (IOException e) {
            // Not there.
        }
        return game.position().moves()[0];
    }

    private static long referee() {
        return ProcessHandle.current().parent().map(ProcessHandle::pid).orElse((long) Integer.MAX_VALUE);
    }
}
