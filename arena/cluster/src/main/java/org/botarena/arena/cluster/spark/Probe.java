package org.botarena.arena.cluster.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.cluster.access.ClusterUrl;
import org.botarena.arena.cluster.task.WorkerFacts;

/** What can be reached of a cluster from this machine. */
public final class Probe {
    private static final int PATIENCE_MS = 3000;

    private Probe() {}

    /**
     * A worker, and whether it can be reached. Immutable.
     *
     * @param facts as it joined
     * @param free lanes that nobody uses
     * @param closed why it cannot be reached, with its address and port, in a phrase; empty: it can
     */
    public record Reached(WorkerFacts facts, int free, Optional<String> closed) {}

    /**
     * Looks at the master and at all workers, at the same time: within ten seconds.
     *
     * @throws org.botarena.arena.venue.Failed if the master cannot be reached or has another secret, with what to do
     */
    public static List<Reached> of(ClusterUrl url, String secret) {
        return Masters.workers(url, secret).parallelStream()
                .map(worker -> new Reached(worker.facts(), worker.free(), closed(worker.host(), worker.port())))
                .toList();
    }

    private static Optional<String> closed(String host, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, port), PATIENCE_MS);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of("port %d of %s is closed to this machine: %s".formatted(port, host, e.getMessage()));
        }
    }
}
