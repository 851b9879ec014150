package org.botarena.arena.cluster.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.deploy.DeployMessages;
import org.apache.spark.deploy.worker.Worker$;
import org.apache.spark.rpc.RpcEnv;
import org.apache.spark.util.SignalUtils;
import org.botarena.arena.cluster.access.ClusterUrl;
import org.botarena.arena.cluster.access.Ports;
import org.botarena.arena.cluster.task.WorkerFacts;
import org.botarena.arena.cluster.worker.WorkerSettings;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.venue.Failed;
import scala.Option;

/** A worker that has joined a master, until it is closed. */
public final class WorkerNode implements AutoCloseable {
    /** The resource whose amount is the step of a worker's speed. */
    static final String SPEED = "speed";

    /** The memory of a playing process; the agents' memory is counted separately. */
    private static final int MEMORY_MIB = 512;

    /** The time that a master may take to accept a worker: Spark asks again after ten seconds, plus or minus five. */
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final RpcEnv env;

    private WorkerNode(RpcEnv env) {
        this.env = env;
    }

    /**
     * Requires that a master with this secret exists.
     *
     * @throws Failed with a remedy if not, within ten seconds
     */
    public static void requireMaster(ClusterUrl master, String secret) {
        Masters.workers(master, secret);
    }

    /**
     * Joins a master, and returns when the master lists the worker. The worker's abilities are sent as resources,
     * because Spark gives tasks only to workers with the required resources.
     *
     * @throws IOException if its folder cannot be written
     * @throws Failed if the master does not accept it within a minute
     */
    public static WorkerNode join(ClusterUrl master, String secret, WorkerSettings settings)
            throws IOException, InterruptedException {
        WorkerFacts facts = settings.facts();
        Path spark = Files.createDirectories(settings.folder().resolve("spark"));
        Map<String, List<String>> resources = Map.of(
                Masters.FACTS,
                List.of(StableJson.text(facts)),
                facts.kind().toString(),
                List.of("0"),
                SPEED,
                IntStream.range(0, WorkerFacts.step((double) facts.speed()))
                        .mapToObj(String::valueOf)
                        .toList());
        SparkConf conf = SparkSettings.of(secret)
                .set("spark.worker.cleanup.enabled", "true")
                .set("spark.worker.cleanup.interval", "600")
                .set("spark.worker.cleanup.appDataTtl", "3600");
        resources.forEach((name, addresses) ->
                conf.set("spark.worker.resource.%s.amount".formatted(name), "" + addresses.size()));
        Path file = spark.resolve("resources.json");
        Files.writeString(
                file,
                StableJson.text(resources.entrySet().stream()
                        .map(one -> Map.of(
                                "id",
                                Map.of("componentName", "spark.worker", "resourceName", one.getKey()),
                                "addresses",
                                one.getValue()))
                        .toList()));
        WorkerNode node = new WorkerNode(Worker$.MODULE$.startRpcEnvAndEndpoint(
                master.ownAddress(),
                Ports.WORKER,
                0,
                facts.lanes() * SparkSettings.SLOTS,
                MEMORY_MIB,
                new String[] {master.toString()},
                spark.toString(),
                Option.empty(),
                conf,
                Option.apply(file.toString())));
        try {
            node.awaitJoined(master);
        } catch (Failed | InterruptedException e) {
            node.close();
            throw e;
        }
        return node;
    }

    /** Spark joins in the background, without a report. */
    private void awaitJoined(ClusterUrl master) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!Masters.hasWorker(env, master)) {
            if (System.nanoTime() - end > 0) {
                throw new Failed(
                        "%s answers, but has not taken this machine within a minute. See 'arena cluster probe %s'"
                                .formatted(master, master));
            }
            TimeUnit.MILLISECONDS.sleep(100);
        }
    }

    /** Accepts no more pairs; current ones may end. */
    public void leave() {
        env.setupEndpointRef(env.address(), Worker$.MODULE$.ENDPOINT_NAME())
                .send(DeployMessages.WorkerDecommissionSigReceived$.MODULE$);
    }

    /** Runs an action on SIGTERM and Ctrl-C, instead of ending the process and its games. */
    public static void onSignal(Runnable leave) {
        for (String signal : List.of("TERM", "INT")) {
            SignalUtils.register(signal, () -> {
                leave.run();
                return true;
            });
        }
    }

    @Override
    public void close() {
        env.shutdown();
    }
}
