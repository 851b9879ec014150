// tries: to make the referee reserve room for a list
// expect: crashed: claims 2147483647 fields
package zoo.protocol;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ClaimsTwoThousandMillionMoves extends Agent<TicTacToe> {
    public ClaimsTwoThousandMillionMoves(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream frame = new DataOutputStream(bytes);
        frame.writeInt(25);
        frame.writeByte('A');
        frame.writeLong(2);
        frame.writeInt(0);
        frame.writeLong(0);
        frame.writeInt(Integer.MAX_VALUE);
        send(bytes);
        return game.position().moves()[0];
    }

    /** Writes these bytes to the referee, unchanged. */
    private static void send(ByteArrayOutputStream bytes) throws IOException {
        FileOutputStream wire = new FileOutputStream(FileDescriptor.out);
        bytes.writeTo(wire);
    }
}
