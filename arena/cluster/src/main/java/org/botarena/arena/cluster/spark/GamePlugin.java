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

/** Brings beginnings and plies of games from where they are played to the organizer, who tells them on. Spark makes one at each end. */
public final class GamePlugin implements SparkPlugin {
    /** Spark makes the organizer's end by name: what it tells is found here, by the number of the task. */
    private static final Map<Long, GameListener> LISTENERS = new ConcurrentHashMap<>();

    private static volatile BiConsumer<String, String> greeted = (executor, worker) -> {};

    /** Lets one hear which process plays for which worker. */
    static void greet(BiConsumer<String, String> hello) {
        greeted = hello;
    }

    /** Lets one hear how the games of a task go. */
    static void listen(long task, GameListener told) {
        LISTENERS.put(task, told);
    }

    /** It is over. */
    static void leave(long task) {
        LISTENERS.remove(task);
    }

    @Override
    public DriverPlugin driverPlugin() {
        return new DriverPlugin() {
            @Override
            public Object receive(Object message) {
                if (message instanceof WorkerMessage.Played ply) {
                    tell(ply.task(), told -> told.played(ply.game(), ply.ply()));
                } else if (message instanceof WorkerMessage.Begun begun) {
                    tell(begun.task(), told -> told.begun(begun.game()));
                } else if (message instanceof WorkerMessage.Hello hello) {
                    greeted.accept(hello.executor(), hello.worker());
                }
                return null;
            }
        };
    }

    private static void tell(long task, Consumer<GameListener> what) {
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
