package org.botarena.arena.store;

import org.botarena.arena.record.form.RecordChecks;

/** An entry about what the public may see of the tournament. It changes nothing that is played or counted. */
public sealed interface FreezeEntry extends Entry {
    /**
     * Hides everything after this line from the public.
     *
     * @param whole whether it also hides all results, so that the public sees the tournament as it began
     */
    record Frozen(boolean whole) implements FreezeEntry {}

    /**
     * Shows the public the last places as they are at this line; {@code places} counts from the bottom, and null
     * shows everything.
     */
    record Revealed(Integer places) implements FreezeEntry {
        /** Rejects numbers below 0. */
        public Revealed {
            RecordChecks.require(places == null || places >= 0, "the number of places is below 0");
        }
    }
}
