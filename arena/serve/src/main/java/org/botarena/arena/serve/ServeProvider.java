package org.botarena.arena.serve;

import org.botarena.arena.venue.CommandProvider;
import org.botarena.arena.venue.Installation;

/** Brings {@code arena serve}. */
public final class ServeProvider implements CommandProvider {
    @Override
    public Object command(Installation installation) {
        return new ServeCommand();
    }
}
