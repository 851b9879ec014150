package org.botarena.arena.cluster.spark;

import java.util.function.Consumer;
import org.botarena.arena.cluster.access.ClusterSecret;
import org.botarena.arena.cluster.access.ClusterUrl;
import org.botarena.arena.event.GameRunnerSource;
import org.botarena.arena.event.cluster.ClusterOrder;
import org.botarena.arena.event.cluster.ClusterProvider;

/** Brings {@code --cluster}. */
public final class SparkProvider implements ClusterProvider {
    @Override
    public GameRunnerSource join(ClusterOrder order, Consumer<String> notices) {
        ClusterUrl url = ClusterUrl.parse(order.url());
        String secret = ClusterSecret.read(ClusterSecret.file(order.secret()));
        return new ClusterSource(order, url, secret, Masters.workers(url, secret), notices);
    }
}
