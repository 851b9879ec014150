// tries: to read the jars next to its own
// sandbox: plays
// run: every build
package zoo.opponent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ReadsTheOpponentsJar extends Agent<TicTacToe> {
    public ReadsTheOpponentsJar(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Path own = Path.of(
                getClass().getProtectionDomain().getCodeSource().getLocation().toURI());
        try (Stream<Path> beside = Files.list(own.getParent())) {
            for (Path jar : beside.filter(file -> !file.equals(own) && Files.isRegularFile(file))
                    .toList()) {
                System.out.println("BREACH reads " + Files.size(jar) + " bytes of " + jar);
            }
        } catch (IOException e) {
            // Nothing to list.
        }
        return game.position().moves()[0];
    }
}
