package org.botarena.arena.cluster.command;

import org.botarena.arena.venue.CommandProvider;
import org.botarena.arena.venue.Installation;

/** Brings {@code arena worker}. */
public final class WorkerCommands implements CommandProvider {
    @Override
    public Object command(Installation installation) {
        return new WorkerCommand();
    }
}
