// tries: to be a service of this machine
// sandbox: plays
package zoo.network;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class ListensOnAPort extends Agent<TicTacToe> {
    public ListensOnAPort(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            System.out.println("BREACH listens on port " + socket.getLocalPort());
        } catch (IOException e) {
            // No network.
        }
        return game.position().moves()[0];
    }
}
