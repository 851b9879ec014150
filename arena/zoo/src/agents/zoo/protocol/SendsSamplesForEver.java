// tries: to drown the referee in notes for the author
// expect: crashed: a flood of stale answers
// expect: late
// clock: short
package zoo.protocol;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class SendsSamplesForEver extends Agent<TicTacToe> {
    public SendsSamplesForEver(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream frame = new DataOutputStream(bytes);
        frame.writeInt(11 + 60_000);
        frame.writeByte('?');
        frame.writeLong(2);
        frame.writeUTF("x".repeat(60_000));
        FileOutputStream wire = new FileOutputStream(FileDescriptor.out);
        while (true) {
            bytes.writeTo(wire);
        }
    }
}
