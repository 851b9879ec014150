// tries: to read in /proc what other programs do
// sandbox: plays
// against: itself
// run: every build
package zoo.opponent;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ReadsTheLoad extends Agent<TicTacToe> {
    public ReadsTheLoad(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Map<String, String> before = proc(Path.of("/proc"));
        long end = System.nanoTime() + 300_000_000;
        for (int i = 0; i < 20; i++) {
            new Thread(() -> {
                        while (System.nanoTime() < end) {
                            Thread.onSpinWait();
                        }
                    })
                    .start();
        }
        Thread.sleep(300);
        Map<String, String> after = proc(Path.of("/proc"));
        after.forEach((file, text) -> {
            if (!text.equals(before.get(file))) {
                System.out.println("BREACH " + file + " tells something");
            }
        });
        return game.position().moves()[0];
    }

    /** All files of the machine, not those of a process. */
    private static Map<String, String> proc(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                if (Files.isSymbolicLink(file) || file.getFileName().toString().matches("[0-9]+")) {
                    continue;
                }
                if (Files.isDirectory(file)) {
                    texts.putAll(proc(file));
                } else {
                    texts.put(file.toString(), text(file));
                }
            }
        } catch (IOException e) {
            // Not for it.
        }
        return texts;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return "";
        }
    }
}
