// tries: to be a shell script, too
// expect: refused: not a zip file
// pack: prefix #!/bin/sh
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class IsAlsoAScript extends Agent<TicTacToe> {
    public IsAlsoAScript(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
