// tries: to report a failure of an unknown kind
// expect: crashed: unknown kind
package zoo.protocol;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ForgesAFailure extends Agent<TicTacToe> {
    public ForgesAFailure(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream frame = new DataOutputStream(bytes);
        frame.writeInt(18);
        frame.writeByte('F');
        frame.writeLong(2);
        frame.writeUTF("MERCY");
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
