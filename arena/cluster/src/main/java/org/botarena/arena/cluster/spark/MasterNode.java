package org.botarena.arena.cluster.spark;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.apache.spark.SparkConf;
import org.apache.spark.deploy.master.Master$;
import org.apache.spark.rpc.RpcEnv;
import org.botarena.arena.cluster.access.ClusterUrl;
import org.botarena.arena.venue.Failed;

/** A running master, until it is closed. */
public final class MasterNode implements AutoCloseable {
    private final RpcEnv env;

    private MasterNode(RpcEnv env) {
        this.env = env;
    }

    /**
     * Starts a master.
     *
     * @param at the address, on whose interface only it listens
     * @throws Failed if the port is in use or the host is not this machine
     */
    public static MasterNode start(ClusterUrl at, String secret) {
        requireFree(at);
        SparkConf conf = SparkSettings.of(secret)
                .set("spark.port.maxRetries", "0") // A different port would be useless.
                .set("spark.deploy.maxExecutorRetries", "-1");
        return new MasterNode(Master$.MODULE$
                .startRpcEnvAndEndpoint(at.host(), at.port(), 0, conf)
                ._1());
    }

    private static void requireFree(ClusterUrl at) {
        try (ServerSocket socket = new ServerSocket(at.port(), 1, InetAddress.getByName(at.host()))) {
            socket.getLocalPort();
        } catch (BindException e) {
            throw new Failed(
                    "nothing can listen at %s (%s): another master runs there, or the address is another machine's. See --port and --host"
                            .formatted(at, e.getMessage()),
                    e);
        } catch (IOException e) {
            throw new Failed(
                    "%s is not an address of this machine: %s. See --host".formatted(at.host(), e.getMessage()), e);
        }
    }

    /** Returns when the master has ended. */
    public void await() {
        env.awaitTermination();
    }

    @Override
    public void close() {
        env.shutdown();
    }
}
