package org.botarena.arena.event.cluster;

import java.util.function.Consumer;
import org.botarena.arena.event.GameRunnerSource;

/** Provides runners on other machines. {@link java.util.ServiceLoader} finds it, since an installation may lack it. */
public interface ClusterProvider {
    /**
     * Finds the cluster and its workers.
     *
     * @param notices receives messages, then and during play: sentences without a full stop, from any thread
     * @throws org.botarena.arena.venue.Failed if it cannot be reached, or none of its workers can play; the message
     *     says what to do
     */
    GameRunnerSource join(ClusterOrder order, Consumer<String> notices);
}
