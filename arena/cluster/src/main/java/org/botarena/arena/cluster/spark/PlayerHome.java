package org.botarena.arena.cluster.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.apache.spark.api.plugin.PluginContext;
import org.botarena.arena.cluster.task.GameListener;
import org.botarena.arena.cluster.worker.PairPlayer;
import org.botarena.arena.cluster.worker.WorkerSettings;
import org.botarena.arena.record.Ply;

/**
 * What the process that plays on a worker has one of: Spark gives its tasks no other place to find it. Thread-safe.
 */
final class PlayerHome {
    /** Beginnings and plies that wait to be sent; what does not fit is dropped, since no game waits for a spectator. */
    private static final BlockingQueue<WorkerMessage> MESSAGES = new ArrayBlockingQueue<>(4096);

    private static PairPlayer player;
    private static Path folder = Path.of("");

    private PlayerHome() {}

    /** The process has started: it says who it is, and from now on plies can be sent. */
    static synchronized void open(PluginContext context) {
        folder = Path.of(context.conf().get(SparkSettings.FOLDER, ""));
        MESSAGES.offer(new WorkerMessage.Hello(
                context.executorID(), player().settings().facts().name()));
        Thread sender = new Thread(() -> send(context), "plies");
        sender.setDaemon(true);
        sender.start();
    }

    private static void send(PluginContext context) {
        try {
            while (true) {
                context.send(MESSAGES.take());
            }
        } catch (InterruptedException | IOException e) {
            MESSAGES.clear(); // nobody hears them any more; the games are told whole
        }
    }

    /** Sends how the games of a task go, as far as there is room; returns at once. */
    static GameListener listener(long task) {
        return new GameListener() {
            @Override
            public void begun(String game) {
                MESSAGES.offer(new WorkerMessage.Begun(task, game));
            }

            @Override
            public void played(String game, Ply ply) {
                MESSAGES.offer(WorkerMessage.Played.of(task, game, ply));
            }
        };
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
