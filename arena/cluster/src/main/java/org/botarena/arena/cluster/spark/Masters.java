package org.botarena.arena.cluster.spark;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.apache.spark.SecurityManager;
import org.apache.spark.SparkConf;
import org.apache.spark.deploy.DeployMessages;
import org.apache.spark.deploy.master.Master$;
import org.apache.spark.deploy.master.WorkerInfo;
import org.apache.spark.deploy.master.WorkerResourceInfo;
import org.apache.spark.internal.config.package$;
import org.apache.spark.rpc.RpcAddress;
import org.apache.spark.rpc.RpcEnv;
import org.apache.spark.rpc.RpcEnv$;
import org.botarena.arena.cluster.access.ClusterUrl;
import org.botarena.arena.cluster.task.WorkerFacts;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.venue.Failed;
import scala.Option;
import scala.reflect.ClassTag$;

/** Asks a master for its workers. */
final class Masters {
    /** The resource whose addresses describe a worker. */
    static final String FACTS = "facts";

    private Masters() {}

    /**
     * A worker as its master knows it. Immutable.
     *
     * @param facts of the worker when it joined
     * @param host where it listens
     * @param port where it listens
     * @param free its unused lanes
     */
    record Joined(WorkerFacts facts, String host, int port, int free) {}

    /**
     * The living workers of a master, by name.
     *
     * @throws Failed with a remedy if the master cannot be reached or has another secret, within ten seconds
     */
    static List<Joined> workers(ClusterUrl url, String secret) {
        url.ownAddress(); // Spark would wait for a long time.
        SparkConf conf = SparkSettings.of(secret);
        RpcEnv env = RpcEnv$.MODULE$.create("arena-query", "localhost", -1, conf, securityManager(conf), true);
        try {
            List<Joined> joined = new ArrayList<>();
            for (WorkerInfo worker : state(env, url).workers()) {
                Option<WorkerResourceInfo> facts = worker.resources().get(FACTS);
                if (worker.isAlive() && facts.isDefined()) {
                    joined.add(new Joined(
                            StableJson.value(facts.get().resourceAddresses().head(), WorkerFacts.class),
                            worker.host(),
                            worker.port(),
                            worker.coresFree() / SparkSettings.SLOTS));
                }
            }
            joined.sort(Comparator.comparing(one -> one.facts().name()));
            return List.copyOf(joined);
        } catch (Exception e) { // Scala declares no checked exceptions
            throw refused(url, e);
        } finally {
            env.shutdown();
        }
    }

    /** Whether the master still knows this organizer; a restarted one does not. Takes at most fifteen seconds. */
    static boolean knows(RpcEnv env, ClusterUrl url, String organizer) {
        return says(
                env,
                url,
                state -> Arrays.stream(state.activeApps())
                        .anyMatch(app -> app.id().equals(organizer)));
    }

    /** Whether the master knows a worker by its address and sends tasks to it. Takes at most fifteen seconds. */
    static boolean hasWorker(RpcEnv worker, ClusterUrl url) {
        return says(
                worker,
                url,
                state -> Arrays.stream(state.workers())
                        .anyMatch(one -> one.isAlive()
                                && one.host().equals(worker.address().host())
                                && one.port() == worker.address().port()));
    }

    /** Whether the master answers, and the condition holds for its answer. */
    private static boolean says(RpcEnv env, ClusterUrl url, Predicate<DeployMessages.MasterStateResponse> holds) {
        try {
            return holds.test(state(env, url));
        } catch (Exception e) { // Scala declares no checked exceptions
            return false;
        }
    }

    private static DeployMessages.MasterStateResponse state(RpcEnv env, ClusterUrl url) {
        return env.setupEndpointRef(new RpcAddress(url.host(), url.port()), Master$.MODULE$.ENDPOINT_NAME())
                .askSync(
                        DeployMessages.RequestMasterState$.MODULE$,
                        ClassTag$.MODULE$.apply(DeployMessages.MasterStateResponse.class));
    }

    static SecurityManager securityManager(SparkConf conf) {
        return new SecurityManager(conf, Option.empty(), package$.MODULE$.AUTH_SECRET_FILE());
    }

    /** For a wrong secret, Spark only reports that the connection was closed. */
    private static Failed refused(ClusterUrl url, Exception thrown) {
        return new Failed(
                ("the process that answers at %s has another secret than this machine, or is not a master of an arena. Copy the file that 'arena"
                                + " cluster start' has named to this machine, or name it by --secret")
                        .formatted(url),
                thrown);
    }
}
