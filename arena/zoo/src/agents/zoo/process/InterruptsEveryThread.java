// tries: to interrupt all threads of its host, again and again
// expect: plays
package zoo.process;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class InterruptsEveryThread extends Agent<TicTacToe> {
    public InterruptsEveryThread(Game<TicTacToe> game) {
        super(game);
        Thread nuisance = new Thread(() -> {
            while (true) {
                Thread.getAllStackTraces().keySet().forEach(Thread::interrupt);
            }
        });
        nuisance.setDaemon(true);
        nuisance.start();
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
