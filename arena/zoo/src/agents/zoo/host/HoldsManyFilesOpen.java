// tries: to open more files than a process may have
// expect: plays
package zoo.host;

import java.io.FileInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class HoldsManyFilesOpen extends Agent<TicTacToe> {
    public HoldsManyFilesOpen(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        List<FileInputStream> open = new ArrayList<>();
        try {
            while (open.size() < 1_000) {
                open.add(new FileInputStream("/proc/self/status"));
            }
            System.out.println("BREACH holds 1,000 files open");
        } catch (IOException e) {
            System.out.println("holds " + open.size() + " files open");
        }
        return game.position().moves()[0];
    }
}
