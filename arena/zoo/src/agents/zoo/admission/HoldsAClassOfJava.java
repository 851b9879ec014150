// tries: to define a class in one of Java's packages
// expect: plays
// pack: class java.lang.Zoo
package zoo.admission;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HoldsAClassOfJava extends Agent<TicTacToe> {
    public HoldsAClassOfJava(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        try {
            Class.forName("java.lang.Zoo", true, getClass().getClassLoader());
            System.out.println("BREACH has a class in java.lang");
        } catch (ClassNotFoundException | SecurityException e) {
            // Java's packages are Java's.
        }
        return game.position().moves()[0];
    }
}
