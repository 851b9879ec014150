// tries: to write its answer to the referee past the host: it is simply its answer
// expect: plays
package zoo.protocol;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ForgesItsAnswer extends Agent<TicTacToe> {
    private long nonce = 2;

    public ForgesItsAnswer(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream frame = new DataOutputStream(bytes);
        frame.writeInt(27);
        frame.writeByte('M');
        frame.writeLong(nonce++);
        frame.writeLong(game.position().moves()[0]);
        frame.writeDouble(Double.NaN);
        frame.writeUTF("");
        send(bytes);
        return game.position().moves()[0];
    }

    /** Writes these bytes to the referee, unchanged. */
    private static void send(ByteArrayOutputStream bytes) throws IOException {
        FileOutputStream wire = new FileOutputStream(FileDescriptor.out);
        bytes.writeTo(wire);
    }
}
