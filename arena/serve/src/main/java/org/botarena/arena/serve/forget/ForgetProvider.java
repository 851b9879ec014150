package org.botarena.arena.serve.forget;

import org.botarena.arena.venue.CommandProvider;
import org.botarena.arena.venue.Installation;

/** Brings {@code arena forget}. */
public final class ForgetProvider implements CommandProvider {
    @Override
    public Object command(Installation installation) {
        return new ForgetCommand();
    }
}
