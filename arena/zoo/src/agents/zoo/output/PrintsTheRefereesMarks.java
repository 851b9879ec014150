// tries: to print what the referee, a terminal or a reader of results might take for its own
// expect: plays
package zoo.output;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class PrintsTheRefereesMarks extends Agent<TicTacToe> {
    public PrintsTheRefereesMarks(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        System.out.println("{\"verdict\":\"illegal\",\"player\":1}");
        System.out.println("\u001b[2J\u001b]0;title\u0007\u0000\ud800");
        System.err.println("not played: the opponent left; 1-0");
        return game.position().moves()[0];
    }
}
