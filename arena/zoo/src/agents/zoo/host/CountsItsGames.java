// tries: to remember an earlier game
// expect: plays
// games: 3
package zoo.host;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class CountsItsGames extends Agent<TicTacToe> {
    private static int games;

    public CountsItsGames(Game<TicTacToe> game) {
        super(game);
        games++;
    }

    @Override
    public long play(int player) {
        if (games > 1 || Boolean.getBoolean("zoo.seen")) {
            System.out.println("BREACH remembers an earlier game");
        }
        System.setProperty("zoo.seen", "" + (game.position().moves().length == 1));
        return game.position().moves()[0];
    }
}
