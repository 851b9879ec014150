// tries: to have the referee read a serialised object
// expect: crashed: a frame of -
package zoo.protocol;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class SendsAJavaObject extends Agent<TicTacToe> {
    public SendsAJavaObject(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream frame = new DataOutputStream(bytes);
        new ObjectOutputStream(bytes).writeObject(new ArrayList<>(List.of(1)));
        send(bytes);
        return game.position().moves()[0];
    }

    /** Writes these bytes to the referee, unchanged. */
    private static void send(ByteArrayOutputStream bytes) throws IOException {
        FileOutputStream wire = new FileOutputStream(FileDescriptor.out);
        bytes.writeTo(wire);
    }
}
