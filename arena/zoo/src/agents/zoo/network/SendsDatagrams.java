// tries: to send a packet to a service of the same machine
// sandbox: plays
package zoo.network;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class SendsDatagrams extends Agent<TicTacToe> {
    public SendsDatagrams(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        int port = Integer.parseInt(game.options().get("port"));
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.send(new DatagramPacket(new byte[1], 1, InetAddress.getLoopbackAddress(), port));
            System.out.println("BREACH sent a packet");
        } catch (IOException e) {
            // No network.
        }
        return game.position().moves()[0];
    }
}
