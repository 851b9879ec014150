// tries: nothing: what is written to /dev/null is gone, and zeros are zeros
// sandbox: plays
package zoo.files;

import java.nio.file.Files;
import java.nio.file.Path;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class WritesToADevice extends Agent<TicTacToe> {
    public WritesToADevice(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Files.write(Path.of("/dev/null"), new byte[4096]);
        try (var zeros = Files.newInputStream(Path.of("/dev/zero"))) {
            if (zeros.readNBytes(16).length != 16) {
                System.out.println("BREACH of the test: no zeros");
            }
        }
        return game.position().moves()[0];
    }
}
