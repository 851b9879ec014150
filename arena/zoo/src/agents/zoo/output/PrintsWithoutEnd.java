// tries: to fill the disk and the referee's memory with what it prints
// expect: plays
// run: every build
package zoo.output;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class PrintsWithoutEnd extends Agent<TicTacToe> {
    public PrintsWithoutEnd(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        for (int i = 0; i < 100_000; i++) {
            System.out.println("a line of no interest, printed a hundred thousand times to see who keeps it");
        }
        return game.position().moves()[0];
    }
}
