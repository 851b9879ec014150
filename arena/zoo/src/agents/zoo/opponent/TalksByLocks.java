// tries: to signal to the other seat by locks on the files that both have
// sandbox: plays
// own-user: plays
// against: itself
package zoo.opponent;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class TalksByLocks extends Agent<TicTacToe> {
    public TalksByLocks(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        for (String jar : System.getProperty("java.class.path").split(":", -1)) {
            try (FileChannel file = FileChannel.open(Path.of(jar), StandardOpenOption.WRITE)) {
                System.out.println("BREACH may lock " + jar + ": " + (file.tryLock() != null));
            } catch (IOException e) {
                // It may only be read, and who only reads cannot keep others out.
            }
        }
        return game.position().moves()[0];
    }
}
