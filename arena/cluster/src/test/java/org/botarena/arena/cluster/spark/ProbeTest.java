package org.botarena.arena.cluster.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.cluster.spark.Masters.Joined;
import org.botarena.arena.cluster.spark.Probe.Reached;
import org.botarena.arena.cluster.task.WorkerFacts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The parts of a cluster that this machine cannot reach. */
class ProbeTest {
    private static final String HERE = "127.0.0.1";

    private static Joined worker(String name, int port) {
        return new Joined(
                new WorkerFacts(name, "0123456789ab", 17, "sandbox", 1, 1_000_000, Optional.empty()), HERE, port, 1);
    }

    @Test
    @Timeout(30)
    void theClosedPortIsNamedWithItsMachineAndTheOpenOnesAreNot() throws IOException {
        int closed;
        try (ServerSocket once = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            closed = once.getLocalPort();
        }
        try (ServerSocket open = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            List<Reached> workers = Probe.reached(List.of(worker("one", open.getLocalPort()), worker("two", closed)));
            assertEquals(Optional.empty(), workers.get(0).closed());
            String why = workers.get(1).closed().orElseThrow();
            assertTrue(why.startsWith("port %d of %s is closed to this machine".formatted(closed, HERE)), why);
        }
    }
}
