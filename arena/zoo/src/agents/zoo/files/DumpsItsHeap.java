// tries: to have its VM write files for it
// sandbox: plays
// own-user: plays
package zoo.files;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class DumpsItsHeap extends Agent<TicTacToe> {
    public DumpsItsHeap(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        Object diagnostics = ManagementFactory.getPlatformMXBean(com.sun.management.HotSpotDiagnosticMXBean.class);
        Path results = Path.of(game.options().get("results"));
        try {
            ((com.sun.management.HotSpotDiagnosticMXBean) diagnostics)
                    .dumpHeap(results.resolveSibling("zoo-left.hprof").toString(), false);
            System.out.println("BREACH dumped the heap");
        } catch (IOException e) {
            // Not for it.
        }
        return game.position().moves()[0];
    }
}
