package org.botarena.arena.store;

import org.botarena.arena.record.form.RecordChecks;

/** An entry about what the public may see of the tournament. It changes nothing that is played or counted. */
public sealed interface FreezeEntry extends Entry {
    /**
     * From here on the public sees only what came before.
     *
     * @param whole whether it sees no result either: the tournament as it began
     */
    record Frozen(boolean whole) implements FreezeEntry {
        @Override
        public String kind() {
            return "frozen";
        }
    }

    /** The public sees the last places as they are here; {@code places} counts them from the bottom; null: it sees everything. */
    record Revealed(Integer places) implements FreezeEntry {
        /** Rejects numbers below 0. */
        public Revealed {
            RecordChecks.require(places == null || places >= 0, "the number of places is below 0");
        }

        @Override
        public String kind() {
            return "revealed";
        }
    }
}
