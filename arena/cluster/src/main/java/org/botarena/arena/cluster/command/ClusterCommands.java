package org.botarena.arena.cluster.command;

import java.util.List;
import org.botarena.arena.venue.CommandProvider;

/** Provides {@code arena cluster} and {@code arena worker}. */
public final class ClusterCommands implements CommandProvider {
    @Override
    public List<Class<?>> commands() {
        return List.of(ClusterCommand.class, WorkerCommand.class);
    }
}
