package org.botarena.arena.cluster.spark;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.apache.spark.api.plugin.DriverPlugin;
import org.apache.spark.api.plugin.ExecutorPlugin;
import org.apache.spark.api.plugin.PluginContext;
import org.apache.spark.api.plugin.SparkPlugin;
import org.botarena.arena.cluster.task.GameListener;

/** Sends starts and plies of games from the workers to the organizer. Spark creates one object at each end. */
public final class GamePlugin implements SparkPlugin {
    /** Spark creates the organizer's end by name, so it finds its listeners here, by the number of the task. */
    private static final Map<Long, GameListener> LISTENERS = new ConcurrentHashMap<>();

    private static volatile BiConsumer<String, String> greeted = (executor, worker) -> {};

    /** Registers a listener for the processes that play for workers. */
    static void greet(BiConsumer<String, String> hello) {
        greeted = hello;
    }

    /** Registers a listener for the games of a task. */
    static void listen(long task, GameListener told) {
        LISTENERS.put(task, told);
    }

    /** Removes the listener of a finished task. */
    static void leave(long task) {
        LISTENERS.remove(task);
    }

    @Override
    public DriverPlugin driverPlugin() {
        return new DriverPlugin() {
            @Override
            public Object receive(Object message) {
                if (message instanceof WorkerMessage.Played ply) {
                    announce(ply.task(), told -> told.played(ply.game(), ply.ply()));
                } else if (message instanceof WorkerMessage.Begun begun) {
                    announce(begun.task(), told -> told.begun(begun.game()));
                } else if (message instanceof WorkerMessage.Hello hello) {
                    greeted.accept(hello.executor(), hello.worker());
                }
                return null;
            }
        };
    }

    private static void announce(long task, Consumer<GameListener> what) {
        Optional.ofNullable(LISTENERS.get(task)).ifPresent(what);
    }

    @Override
    public ExecutorPlugin executorPlugin() {
        return new ExecutorPlugin() {
            @Override
            public void init(PluginContext context, Map<String, String> extra) {
                PlayerHome.open(context);
            }

            @Override
            public void shutdown() {
                PlayerHome.close();
            }
        };
    }
}
