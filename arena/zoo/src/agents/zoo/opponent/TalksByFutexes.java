// tries: to wake the other seat by a futex on a page of the JDK that both have mapped
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

public class TalksByFutexes extends Agent<TicTacToe> {
    private static final int PRIVATE = 128;

    public TalksByFutexes(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        String file = Path.of(System.getProperty("java.home"), "lib", "modules").toString();
        long descriptor = RawCall.call(2, RawCall.text(file), 0, 0);
        for (int sharing = 1; sharing <= 2; sharing++) {
            long page = RawCall.call(9, 0, 4096, 1, sharing, descriptor, 0);
            if (descriptor < 0 || page < 0) {
                System.out.println("BREACH of the test: cannot map " + file);
                break;
            }
            long moment = RawCall.memory(16);
            RawCall.put(moment + 8, 1_000_000); // nanoseconds
            int word = (int) RawCall.get(page);
            tell("FUTEX_WAIT", RawCall.call(202, page, 0, word, moment), -1);
            tell("FUTEX_WAIT_BITSET", RawCall.call(202, page, 9, word, 0, 0, -1), -1);
            tell("FUTEX_WAKE", RawCall.call(202, page, 1, 1), -1);
            long own = RawCall.memory(8);
            tell("FUTEX_WAKE of its own", RawCall.call(202, own, 1 | PRIVATE, 1), 0);
        }
        return game.position().moves()[0];
    }

    private static void tell(String call, long answer, long wanted) {
        if (answer != wanted) {
            System.out.println("BREACH " + call + " answers " + answer);
        }
    }
}
