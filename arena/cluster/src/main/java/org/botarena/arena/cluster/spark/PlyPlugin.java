package org.botarena.arena.cluster.spark;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.apache.spark.api.plugin.DriverPlugin;
import org.apache.spark.api.plugin.ExecutorPlugin;
import org.apache.spark.api.plugin.PluginContext;
import org.apache.spark.api.plugin.SparkPlugin;
import org.botarena.arena.record.Ply;

/** Brings plies from where they are played to the organizer, who tells them on. Spark makes one at each end. */
public final class PlyPlugin implements SparkPlugin {
    /** Spark makes the organizer's end by name: what it tells is found here, by the number of the task. */
    private static final Map<Long, BiConsumer<String, Ply>> LISTENERS = new ConcurrentHashMap<>();

    /** Lets one hear the plies of a task. */
    static void listen(long task, BiConsumer<String, Ply> told) {
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
                if (message instanceof PlyMessage ply) {
                    BiConsumer<String, Ply> told = LISTENERS.get(ply.task());
                    if (told != null) {
                        told.accept(ply.game(), ply.ply());
                    }
                }
                return null;
            }
        };
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
