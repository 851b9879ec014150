package org.botarena.arena.cluster.command;

import org.botarena.arena.venue.CommandProvider;
import org.botarena.arena.venue.Installation;

/** Brings {@code arena cluster}. */
public final class ClusterCommands implements CommandProvider {
    @Override
    public Object command(Installation installation) {
        return new ClusterCommand();
    }
}
