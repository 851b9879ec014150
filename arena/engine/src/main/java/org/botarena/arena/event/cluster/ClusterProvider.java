package org.botarena.arena.event.cluster;

import java.util.function.Consumer;
import org.botarena.arena.event.GameRunnerSource;

/** Brings the runners of other machines. It is found by {@link java.util.ServiceLoader}: an installation may lack it. */
public interface ClusterProvider {
    /**
     * Finds the cluster and its workers.
     *
     * @param notices hears what is to be told then and while games are played: sentences without their full stop, from any thread
     * @throws org.botarena.arena.venue.Failed if it cannot be reached, or no worker of it can play, with what to do
     */
    GameRunnerSource join(ClusterOrder order, Consumer<String> notices);
}
