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
    /** The resource of which a worker has as many as its speed has steps. */
    static final String SPEED = "speed";

    /** For one who plays; the agents' own memory is counted elsewhere. */
    private static final int MEMORY_MIB = 512;

    /** How long a master may take to take a worker: Spark asks it again after ten seconds, give or take five. */
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final RpcEnv env;

    private WorkerNode(RpcEnv env) {
        this.env = env;
    }

    /**
     * Looks whether there is such a master with this secret.
     *
     * @throws Failed if not, with what to do, within ten seconds
     */
    public static void requireMaster(ClusterUrl master, String secret) {
        Masters.workers(master, secret);
    }

    /**
     * Joins, and returns when the master has it: an organizer who asks from now on finds it. What a worker offers goes along as
     * resources, since Spark gives tasks only to those who have what they ask for.
     *
     * @throws IOException if its folder cannot be written
     * @throws Failed if the master does not take it within a minute
     */
    public static WorkerNode join(ClusterUrl master, String secret, WorkerSettings settings)
            throws IOException, InterruptedException {
        WorkerFacts facts = settings.facts();
        Path spark = Files.createDirectories(settings.folder().resolve("spark"));
        Map<String, List<String>> resources = Map.of(
                Masters.FACTS,
                facts.texts(),
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

    /** Spark joins in the background, and says nothing. */
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

    /** Takes no more pairs; those that are being played may end. */
    public void leave() {
        env.setupEndpointRef(env.address(), Worker$.MODULE$.ENDPOINT_NAME())
                .send(DeployMessages.WorkerDecommissionSigReceived$.MODULE$);
    }

    /** Lets SIGTERM and Ctrl-C do this, instead of ending the process with all that is played in it. */
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
