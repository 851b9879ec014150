// tries: to move to another core and provoke stalls there
// sandbox: plays
// pack: carried raw.RawCall
// pack: carried raw.Calls
package zoo.time;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.Calls;

public class MovesToTheRefereesCore extends Agent<TicTacToe> {
    public MovesToTheRefereesCore(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Calls.tryPart("core", game.options().get("level"));
        String before = cores();
        try {
            new ProcessBuilder(
                            "taskset", "-ap", "3", "" + ProcessHandle.current().pid())
                    .start()
                    .waitFor();
        } catch (IOException e) {
            // No process.
        }
        if (!cores().equals(before)) {
            System.out.println("BREACH runs on other cores: " + cores());
        }
        return game.position().moves()[0];
    }

    private static String cores() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("Cpus_allowed_list"))
                .findFirst()
                .orElse("");
    }
}
