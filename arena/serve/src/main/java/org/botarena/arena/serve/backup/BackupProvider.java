package org.botarena.arena.serve.backup;

import org.botarena.arena.venue.CommandProvider;
import org.botarena.arena.venue.Installation;

/** Brings {@code arena backup}. */
public final class BackupProvider implements CommandProvider {
    @Override
    public Object command(Installation installation) {
        return new BackupCommand();
    }
}
