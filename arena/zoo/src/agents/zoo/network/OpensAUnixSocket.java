// tries: to open a socket with a file name, or to reach the system's bus
// sandbox: plays
package zoo.network;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.tictactoe.TicTacToe;

public class OpensAUnixSocket extends Agent<TicTacToe> {
    public OpensAUnixSocket(Game<TicTacToe> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            System.out.println("BREACH has a socket");
            server.bind(UnixDomainSocketAddress.of("/tmp/zoo-left-socket"));
        } catch (IOException | UnsupportedOperationException e) {
            // No network.
        }
        for (String name : List.of("/run/dbus/system_bus_socket", "/var/run/docker.sock")) {
            try (SocketChannel bus = SocketChannel.open(UnixDomainSocketAddress.of(name))) {
                System.out.println("BREACH reached " + bus);
            } catch (IOException | UnsupportedOperationException e) {
                // No network.
            }
        }
        return game.position().moves()[0];
    }
}
