package org.botarena.arena.cluster.spark;

import java.util.Map;
import org.apache.spark.SparkConf;
import org.botarena.arena.cluster.access.ClosedPage;
import org.botarena.arena.cluster.access.Ports;

/**
 * The settings of Spark: authenticated, encrypted, without pages or other open ports, at fixed ports, and quick to
 * notice losses.
 */
final class SparkSettings {
    /** The setting for the folder with a worker's settings; by default an ancestor of the playing process's folder. */
    static final String FOLDER = "spark.arena.worker";

    /**
     * Spark's cores for each lane. A task takes both, so that a lane plays one. A short pair takes one, so that the
     * next one starts its processes during play.
     */
    static final int SLOTS = 2;

    private static final String SECRET = "spark.authenticate.secret";

    /** A limit that is never reached. A process with failed tasks gets no more, but its machine's next process does. */
    private static final String NEVER = "100000";

    private SparkSettings() {}

    /** The settings of all processes that connect to the master. */
    static SparkConf of(String secret) {
        SparkConf conf = new Loopback();
        Map.ofEntries(
                        Map.entry("spark.authenticate", "true"),
                        Map.entry(SECRET, secret),
                        Map.entry("spark.network.crypto.enabled", "true"),
                        Map.entry("spark.network.crypto.saslFallback", "false"),
                        Map.entry("spark.master.rest.enabled", "false"),
                        Map.entry("spark.ui.enabled", "false"),
                        Map.entry("spark.ui.filters", ClosedPage.class.getName()),
                        Map.entry("spark.ui.killEnabled", "false"),
                        Map.entry("spark.network.timeout", "20s"),
                        Map.entry("spark.network.timeoutInterval", "4s"),
                        Map.entry("spark.rpc.askTimeout", "15s"),
                        Map.entry("spark.rpc.lookupTimeout", "8s"),
                        Map.entry("spark.executor.heartbeatInterval", "4s"),
                        Map.entry("spark.worker.timeout", "20"),
                        Map.entry("spark.decommission.enabled", "true"),
                        Map.entry("spark.port.maxRetries", "" + (Ports.RANGE - 1)))
                .forEach(conf::set);
        return conf;
    }

    /** The settings of the organizer's process. */
    static SparkConf ofOrganizer(String secret) {
        SparkConf conf = of(secret);
        Map.ofEntries(
                        Map.entry("spark.app.name", "arena"),
                        Map.entry("spark.driver.port", "" + Ports.ORGANIZER),
                        Map.entry("spark.driver.blockManager.port", "" + Ports.JARS),
                        Map.entry("spark.blockManager.port", "" + Ports.PLAYER),
                        Map.entry("spark.executor.memory", "512m"),
                        Map.entry("spark.executor.extraJavaOptions", "-XX:+UseSerialGC -XX:-UsePerfData"),
                        Map.entry("spark.plugins", GamePlugin.class.getName()),
                        Map.entry("spark.task.cpus", "" + SLOTS),
                        Map.entry("spark.task.maxFailures", "1000000"),
                        Map.entry("spark.excludeOnFailure.enabled", "true"),
                        Map.entry("spark.excludeOnFailure.task.maxTaskAttemptsPerNode", NEVER),
                        Map.entry("spark.excludeOnFailure.stage.maxFailedExecutorsPerNode", NEVER),
                        Map.entry("spark.excludeOnFailure.application.maxFailedExecutorsPerNode", NEVER),
                        Map.entry("spark.task.reaper.enabled", "true"),
                        Map.entry("spark.task.reaper.pollingInterval", "2s"),
                        Map.entry("spark.task.reaper.killTimeout", "30s"),
                        Map.entry("spark.locality.wait", "0"),
                        Map.entry("spark.executor.logs.rolling.strategy", "size"),
                        Map.entry("spark.executor.logs.rolling.maxSize", "1048576"),
                        Map.entry("spark.executor.logs.rolling.maxRetainedFiles", "2"),
                        Map.entry("spark.ui.retainedJobs", "100"),
                        Map.entry("spark.ui.retainedStages", "100"),
                        Map.entry("spark.ui.retainedTasks", "1000"))
                .forEach(conf::set);
        return conf;
    }

    /** The pages of master and worker, which Spark requires, listen only on loopback and show nothing. */
    private static final class Loopback extends SparkConf {
        private static final long serialVersionUID = 1L;

        Loopback() {
            super(false);
        }

        @Override
        public String getenv(String name) {
            return name.equals("SPARK_LOCAL_IP") ? "127.0.0.1" : System.getenv(name);
        }
    }
}
