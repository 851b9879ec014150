// tries: to change settings of the kernel
// expect: plays
// run: every build
package zoo.machine;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ChangesTheKernelsSettings extends Agent<TicTacToe> {
    public ChangesTheKernelsSettings(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        for (String setting : List.of(
                "/proc/sys/kernel/core_pattern",
                "/proc/sys/kernel/pid_max",
                "/proc/sysrq-trigger",
                "/proc/sys/vm/drop_caches")) {
            try (OutputStream out = Files.newOutputStream(Path.of(setting), StandardOpenOption.WRITE)) {
                System.out.println("BREACH opened " + setting);
            } catch (IOException e) {
                // Not for it.
            }
        }
        return game.position().moves()[0];
    }
}
