// tries: to read and write the kernel's log
// sandbox: plays
package zoo.machine;

import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ReadsTheKernelLog extends Agent<TicTacToe> {
    public ReadsTheKernelLog(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        for (String log : List.of("/dev/kmsg", "/proc/kmsg", "/dev/mem", "/dev/vda", "/dev/sda")) {
            try (RandomAccessFile file = new RandomAccessFile(log, "r")) {
                System.out.println("BREACH opened " + log);
            } catch (IOException e) {
                // Not there, or not for it.
            }
        }
        try (OutputStream out = Files.newOutputStream(Path.of("/dev/kmsg"))) {
            out.write("botarena: a line of an agent's".getBytes(StandardCharsets.UTF_8));
            System.out.println("BREACH wrote to the kernel's log");
        } catch (IOException e) {
            // Not for it.
        }
        return game.position().moves()[0];
    }
}
