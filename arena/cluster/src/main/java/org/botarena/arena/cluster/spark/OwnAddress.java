package org.botarena.arena.cluster.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import org.botarena.arena.cluster.access.ClusterUrl;
import org.botarena.arena.venue.Failed;

/** The address of this machine that the others reach: one interface, and none else listens. */
final class OwnAddress {
    private OwnAddress() {}

    /**
     * That of the interface that leads to the master.
     *
     * @throws Failed if nobody answers there
     */
    static String towards(ClusterUrl master) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(master.host(), master.port()), 3000);
            return socket.getLocalAddress().getHostAddress();
        } catch (IOException e) {
            throw new Failed("no master answers at %s any more: %s".formatted(master, e.getMessage()), e);
        }
    }
}
