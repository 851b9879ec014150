package org.botarena.arena.cluster.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.apache.spark.api.plugin.PluginContext;
import org.botarena.arena.cluster.worker.PairPlayer;
import org.botarena.arena.cluster.worker.WorkerSettings;

/**
 * What the process that plays on a worker has one of: Spark gives its tasks no other place to find it. Thread-safe.
 */
final class PlayerHome {
    /** Plies that wait to be sent; what does not fit is dropped, since no game waits for a spectator. */
    private static final BlockingQueue<PlyMessage> PLIES = new ArrayBlockingQueue<>(4096);

    private static PairPlayer player;
    private static Path folder = Path.of("");

    private PlayerHome() {}

    /** The process has started: from now on plies can be sent. */
    static synchronized void open(PluginContext context) {
        folder = Path.of(context.conf().get(SparkSettings.FOLDER, ""));
        Thread sender = new Thread(() -> send(context), "plies");
        sender.setDaemon(true);
        sender.start();
    }

    private static void send(PluginContext context) {
        try {
            while (true) {
                context.send(PLIES.take());
            }
        } catch (InterruptedException | IOException e) {
            PLIES.clear(); // nobody hears them any more; the games are told whole
        }
    }

    /** Sends a ply if there is room; returns at once. */
    static void tell(PlyMessage ply) {
        PLIES.offer(ply);
    }

    /** Who plays here. */
    static synchronized PairPlayer player() {
        if (player == null) {
            try {
                player = new PairPlayer(WorkerSettings.above(folder));
            } catch (IOException e) {
                throw new UncheckedIOException(e.getMessage(), e);
            }
        }
        return player;
    }

    /** The process ends. */
    static synchronized void close() {
        if (player != null) {
            player.close();
            player = null;
        }
    }
}
