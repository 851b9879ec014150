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

/** The shared state of a process that plays on a worker, where Spark's tasks can find it. Thread-safe. */
final class PlayerHome {
    /** Starts and plies that wait to be sent; further ones are dropped, because no game waits for a spectator. */
    private static final BlockingQueue<WorkerMessage> MESSAGES = new ArrayBlockingQueue<>(4096);

    private static PairPlayer player;
    private static Path folder = Path.of("");

    private PlayerHome() {}

    /** Called at the start of the process: it introduces itself, and plies can be sent from then on. */
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
            MESSAGES.clear(); // The listeners are gone; complete games are reported anyway.
        }
    }

    /** Sends the progress of a task's games if there is space; returns immediately. */
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

    /** The player of this process, made on first use. */
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
