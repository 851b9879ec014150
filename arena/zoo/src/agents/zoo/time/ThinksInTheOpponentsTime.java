// tries: to keep thinking while the opponent is to move
// expect: plays
// against: slow
// run: every build
package zoo.time;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ThinksInTheOpponentsTime extends Agent<TicTacToe> {
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Thread thinker = new Thread(() -> {
        while (true) {
            Thread.onSpinWait();
        }
    });
    private long before;

    public ThinksInTheOpponentsTime(Game<TicTacToe> game) {
        super(game);
        thinker.setDaemon(true);
        thinker.start();
    }

    @Override
    public long play(int player) {
        long used = threads.getThreadCpuTime(thinker.getId()) - before;
        if (before > 0 && used > TimeUnit.MILLISECONDS.toNanos(100)) {
            System.out.println("BREACH thought for " + used / 1_000_000 + " ms of the opponent's 300 ms");
        }
        before = threads.getThreadCpuTime(thinker.getId());
        return game.position().moves()[0];
    }
}
