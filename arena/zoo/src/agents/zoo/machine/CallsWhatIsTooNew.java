// tries: calls that are newer than the filter, and those of x32
// sandbox: plays
// processor: amd64
// pack: carried raw.RawCall
package zoo.machine;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.RawCall;

public class CallsWhatIsTooNew extends Agent<TicTacToe> {
    public CallsWhatIsTooNew(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        for (long number : new long[] {463, 464, 500, 0x4000_0000L | 41, 0x4000_0000L | 57, 0xFFFF_FFFFL}) {
            long answer = RawCall.call(number, -1, -1, -1, -1, -1, -1);
            if (answer != -38) {
                System.out.println("BREACH call " + number + " answers " + answer);
            }
        }
        return game.position().moves()[0];
    }
}
