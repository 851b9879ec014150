package org.botarena.arena.cluster.access;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;

/** Whether a port of another machine is open to this one. */
public final class PortProbe {
    private static final int PATIENCE_MS = 3000;

    private PortProbe() {}

    /**
     * Connects and disconnects, within three seconds.
     *
     * @return the address of this machine on the interface that leads there
     * @throws IOException with the reason if the port does not answer
     */
    public static String localAddress(String host, int port) throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, port), PATIENCE_MS);
            return socket.getLocalAddress().getHostAddress();
        }
    }
}
