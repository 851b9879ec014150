// tries: to leave by System.exit and to stay in a hook
// expect: late: of 500 ms
// clock: short
package zoo.time;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HangsInAShutdownHook extends Agent<TicTacToe> {
    public HangsInAShutdownHook(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            while (true) {
                Thread.onSpinWait();
            }
        }));
        System.exit(0);
        return 0;
    }
}
