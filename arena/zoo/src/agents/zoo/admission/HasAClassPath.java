// tries: to bring the results onto its class path
// expect: plays
// pack: manifest Class-Path file:/etc/
// pack: manifest Launcher-Agent-Class zoo.admission.HasAClassPath
// pack: manifest Add-Opens java.base/java.lang
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HasAClassPath extends Agent<TicTacToe> {
    public HasAClassPath(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        if (getClass().getClassLoader().getResource("passwd") != null) {
            System.out.println("BREACH has a class path of its own");
        }
        return game.position().moves()[0];
    }
}
