// tries: to drown the referee in answers to an earlier request
// expect: crashed: a flood of stale answers
package zoo.protocol;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class SendsTwoHundredStaleAnswers extends Agent<TicTacToe> {
    public SendsTwoHundredStaleAnswers(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream frame = new DataOutputStream(bytes);
        int answers = game.position().moves().length > 7 ? 200 : 0;
        for (int i = 0; i < answers; i++) {
            frame.writeInt(27);
            frame.writeByte('M');
            frame.writeLong(1);
            frame.writeLong(0);
            frame.writeDouble(Double.NaN);
            frame.writeUTF("");
        }
        send(bytes);
        return game.position().moves()[0];
    }

    /** Writes these bytes to the referee, unchanged. */
    private static void send(ByteArrayOutputStream bytes) throws IOException {
        FileOutputStream wire = new FileOutputStream(FileDescriptor.out);
        bytes.writeTo(wire);
    }
}
