// tries: to leave a message in the write hint of a file of the JDK
// sandbox: plays
// against: itself
// processor: amd64
// pack: carried raw.RawCall
package zoo.opponent;

import java.nio.file.Path;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.RawCall;

public class TalksByFileHints extends Agent<TicTacToe> {
    public TalksByFileHints(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        String file = Path.of(System.getProperty("java.home"), "lib", "modules").toString();
        long descriptor = RawCall.call(2, RawCall.text(file), 0, 0);
        long word = RawCall.memory(8);
        RawCall.put(word, 1 + player);
        if (descriptor < 0) {
            System.out.println("BREACH of the test: cannot open " + file + ": " + descriptor);
        }
        for (int command = 1035; command <= 1038; command++) {
            long answer = RawCall.call(72, descriptor, command, word);
            if (answer != -1) {
                System.out.println("BREACH fcntl " + command + " answers " + answer);
            }
        }
        return game.position().moves()[0];
    }
}
