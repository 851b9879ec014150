package org.botarena.arena.serve.submit;

import org.botarena.arena.venue.CommandProvider;
import org.botarena.arena.venue.Installation;

/** Brings {@code arena submit}. */
public final class SubmitProvider implements CommandProvider {
    @Override
    public Object command(Installation installation) {
        return new SubmitCommand();
    }
}
