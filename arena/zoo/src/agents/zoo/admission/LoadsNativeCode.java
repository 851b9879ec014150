// tries: to unpack native code from its jar and load it
// sandbox: plays
// pack: text libzoo.so nonsense
package zoo.admission;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class LoadsNativeCode extends Agent<TicTacToe> {
    public LoadsNativeCode(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        for (String folder : List.of("/tmp", "/dev/shm", "/var/tmp", ".")) {
            try (InputStream library = getClass().getResourceAsStream("/libzoo.so")) {
                Path unpacked = Path.of(folder, "zoo-left.so").toAbsolutePath();
                Files.copy(library, unpacked);
                System.out.println("BREACH unpacked " + unpacked);
                System.load(unpacked.toString());
            } catch (IOException | UnsatisfiedLinkError e) {
                // Nowhere to unpack it.
            }
        }
        return game.position().moves()[0];
    }
}
