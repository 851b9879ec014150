// tries: to answer requests that are still to come
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

public class AnswersAhead extends Agent<TicTacToe> {
    private int plays;

    public AnswersAhead(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream frame = new DataOutputStream(bytes);
        for (int nonce = 3; nonce < 10; nonce++) {
            frame.writeInt(27);
            frame.writeByte('M');
            frame.writeLong(nonce + plays);
            frame.writeLong(77);
            frame.writeDouble(Double.NaN);
            frame.writeUTF("");
        }
        plays++;
        send(bytes);
        return game.position().moves()[0];
    }

    /** Writes these bytes to the referee, unchanged. */
    private static void send(ByteArrayOutputStream bytes) throws IOException {
        FileOutputStream wire = new FileOutputStream(FileDescriptor.out);
        bytes.writeTo(wire);
    }
}
