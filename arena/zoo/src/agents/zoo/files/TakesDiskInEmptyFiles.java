// tries: to take disk beyond the end of files of length 0
// sandbox: plays
// own-user: plays
// processor: amd64
// pack: carried raw.RawCall
package zoo.files;

import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;
import raw.RawCall;

public class TakesDiskInEmptyFiles extends Agent<TicTacToe> {
    public TakesDiskInEmptyFiles(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        boolean isSandbox = game.options().get("level").equals("sandbox");
        for (String folder : List.of("/tmp", "/var/tmp", "/dev/shm", "/run/lock")) {
            String file = folder + "/zoo-left-disk-" + System.nanoTime();
            long descriptor = RawCall.call(2, RawCall.text(file), 0x42, 0x1B6);
            long answer = RawCall.call(285, descriptor, 1, 0, 64L << 20);
            if (isSandbox && (descriptor >= 0 || answer == 0)) {
                System.out.println("BREACH took disk in " + folder);
            }
        }
        return game.position().moves()[0];
    }
}
