// tries: to hold memory that counts for all processes of its user
// sandbox: plays
// process: plays
// processor: amd64
// pack: carried raw.RawCall
package zoo.opponent;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.RawCall;

public class LocksMemory extends Agent<TicTacToe> {
    public LocksMemory(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        long memory = RawCall.memory(8192);
        if (RawCall.call(149, (memory + 4095) / 4096 * 4096, 4096) == 0) {
            System.out.println("BREACH locked a page of memory");
        }
        long word = RawCall.memory(64);
        int timers = 0;
        while (timers < 200 && RawCall.call(222, 1, 0, word) == 0) {
            timers++;
        }
        if (timers > 64) {
            System.out.println("BREACH has " + timers + " timers");
        }
        return game.position().moves()[0];
    }
}
