// tries: to see in the page cache what the other seat has read
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

public class AsksWhatIsInTheCache extends Agent<TicTacToe> {
    public AsksWhatIsInTheCache(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        String file = Path.of(System.getProperty("java.home"), "lib", "modules").toString();
        long descriptor = RawCall.call(2, RawCall.text(file), 0, 0);
        long buffer = RawCall.memory(4096);
        long mapped = RawCall.call(9, 0, 4096, 1, 1, descriptor, 0);
        if (descriptor < 0 || mapped < 0) {
            System.out.println("BREACH of the test: cannot map " + file);
        }
        RawCall.put(buffer, buffer + 64);
        RawCall.put(buffer + 8, 8);
        tell("preadv2 without flags", RawCall.call(327, descriptor, buffer, 1, 0, 0, 0), 8);
        tell("preadv2", RawCall.call(327, descriptor, buffer, 1, 0, 0, 8), -1);
        tell("mincore", RawCall.call(27, mapped, 4096, buffer), -1);
        tell("fadvise64", RawCall.call(221, descriptor, 0, 4096, 4), -1);
        tell("readahead", RawCall.call(187, descriptor, 0, 4096), -1);
        RawCall.put(buffer, 0);
        RawCall.put(buffer + 8, 4096);
        tell("cachestat", RawCall.call(451, descriptor, buffer, buffer + 64, 0), -1);
        return game.position().moves()[0];
    }

    private static void tell(String call, long answer, long wanted) {
        if (answer != wanted) {
            System.out.println("BREACH " + call + " answers " + answer);
        }
    }
}
