// tries: to reach a service of the same machine
// sandbox: plays
// run: every build
package zoo.network;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ConnectsToTheMachine extends Agent<TicTacToe> {
    public ConnectsToTheMachine(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        int port = Integer.parseInt(game.options().get("port"));
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            System.out.println("BREACH connected to port " + socket.getPort());
        } catch (IOException e) {
            // No network.
        }
        return game.position().moves()[0];
    }
}
