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

/** Tells which workers come, leave and are lost while a tournament is played. Thread-safe. */
final class WorkerNews extends SparkListener {
    private final Consumer<String> notices;
    private final Set<String> present;
    private final Map<String, String> hosts = new HashMap<>();
    private final Map<String, String> names = new HashMap<>();
    private final Set<String> players = new HashSet<>();
    private final Set<String> broken = new HashSet<>();
    private boolean isClosed;

    /**
     * Before any of them plays.
     *
     * @param known of whom was told already that they play
     */
    WorkerNews(Collection<String> known, Consumer<String> notices) {
        this.present = new HashSet<>(known);
        this.notices = notices;
    }

    /** A worker's process says who it is. */
    synchronized void hello(String executor, String name) {
        names.put(executor, name);
        if (present.add(name)) {
            notices.accept(name + " plays from now on");
        }
    }

    /** Whether no worker's process is there to play. */
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
            boolean hasLeft = removed.reason().startsWith("worker lost"); // which was told of by its name
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

    /** Nobody is to hear anything any more. */
    synchronized void close() {
        isClosed = true;
    }
}
