package org.botarena.arena.cluster.spark;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.botarena.arena.cluster.access.Ports;

/** Reports the workers that join, leave and are lost during a tournament. Thread-safe. */
final class WorkerNews extends SparkListener {
    private final Consumer<String> notices;
    private final Set<String> present;
    private final Map<String, String> hosts = new HashMap<>();
    private final Map<String, String> names = new HashMap<>();
    private final Set<String> players = new HashSet<>();
    private final Set<String> broken = new HashSet<>();
    private boolean isClosed;

    /**
     * Starts before any worker plays.
     *
     * @param known the workers that have already been reported
     */
    WorkerNews(Collection<String> known, Consumer<String> notices) {
        this.present = new HashSet<>(known);
        this.notices = notices;
    }

    /** Records the worker of a process. */
    synchronized void hello(String executor, String name) {
        names.put(executor, name);
        if (present.add(name)) {
            notices.accept(name + " plays from now on");
        }
    }

    /** Whether no worker's process can play. */
    synchronized boolean isNobodyThere() {
        return players.isEmpty();
    }

    @Override
    public synchronized void onExecutorAdded(SparkListenerExecutorAdded added) {
        players.add(added.executorId());
        hosts.put(added.executorId(), added.executorInfo().executorHost());
    }

    @Override
    public synchronized void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
        players.remove(removed.executorId());
        String name = names.remove(removed.executorId());
        String host = hosts.getOrDefault(removed.executorId(), "a worker");
        if (isClosed) {
            return;
        }
        if (name == null) {
            boolean hasLeft = removed.reason().startsWith("worker lost"); // It was reported by its name.
            if (!hasLeft && broken.add(host)) {
                notices.accept(String.format(
                        Locale.ROOT,
                        "nothing can be played on %s now (%s): it needs the ports %d to %d and %d to %d of this machine; Spark's"
                                + " log in its work folder says more",
                        host,
                        removed.reason(),
                        Ports.ORGANIZER,
                        Ports.ORGANIZER + Ports.RANGE - 1,
                        Ports.JARS,
                        Ports.JARS + Ports.RANGE - 1));
            }
            return;
        }
        present.remove(name);
        notices.accept(
                removed.reason().contains("decommission")
                        ? name + " has left"
                        : name + " is lost: what it was playing is played elsewhere");
        if (present.isEmpty()) {
            notices.accept("no worker is left: the tournament waits until one joins");
        }
    }

    /** Stops all reports. */
    synchronized void close() {
        isClosed = true;
    }
}
