package org.botarena.arena.serve;

import org.botarena.arena.venue.CommandProvider;
import org.botarena.arena.venue.Installation;

/** Brings {@code arena host}. */
public final class HostProvider implements CommandProvider {
    @Override
    public Object command(Installation installation) {
        return new HostCommand(installation);
    }
}
