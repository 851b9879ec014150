package org.botarena.arena.cluster.spark;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.botarena.arena.cluster.access.ClusterUrl;
import org.botarena.arena.cluster.access.PortProbe;
import org.botarena.arena.cluster.spark.Masters.Joined;
import org.botarena.arena.cluster.task.WorkerFacts;

/** Tests which parts of a cluster this machine can reach. */
public final class Probe {
    private Probe() {}

    /**
     * A worker, and whether it can be reached. Immutable.
     *
     * @param facts of the worker when it joined
     * @param free its unused lanes
     * @param closed a phrase with the reason why it cannot be reached, its address and port, or empty if it can
     */
    public record Reached(WorkerFacts facts, int free, Optional<String> closed) {}

    /**
     * Tests the master and all workers at the same time, within ten seconds.
     *
     * @throws org.botarena.arena.venue.Failed with a remedy if the master cannot be reached or has another secret
     */
    public static List<Reached> of(ClusterUrl url, String secret) {
        return reached(Masters.workers(url, secret));
    }

    static List<Reached> reached(List<Joined> workers) {
        ExecutorService threads = Executors.newCachedThreadPool(); // A closed port takes its full three seconds.
        try {
            return workers.stream()
                    .map(worker -> CompletableFuture.supplyAsync(() -> reached(worker), threads))
                    .toList()
                    .stream()
                    .map(CompletableFuture::join)
                    .toList();
        } finally {
            threads.shutdown();
        }
    }

    private static Reached reached(Joined worker) {
        return new Reached(worker.facts(), worker.free(), closed(worker.host(), worker.port()));
    }

    private static Optional<String> closed(String host, int port) {
        try {
            PortProbe.localAddress(host, port);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(String.format(
                    Locale.ROOT, "port %d of %s is closed to this machine: %s", port, host, e.getMessage()));
        }
    }
}
