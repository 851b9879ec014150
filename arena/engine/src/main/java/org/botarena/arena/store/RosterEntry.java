package org.botarena.arena.store;

import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.RecordChecks;

/** An entry about the entrants and the absentees. Immutable. */
public sealed interface RosterEntry extends Entry {
    /**
     * An entrant that joined after the start.
     *
     * @param since its first round, from 0
     * @param points for the rounds before, as the organizer set them; at least 0
     */
    record Joined(StoredEntrant.Row entrant, int since, double points) implements RosterEntry {
        public Joined {
            RecordChecks.requireAll(entrant);
            RecordChecks.require(since >= 0, "a round is below 0");
            RecordChecks.require(points >= 0, "points are below 0");
        }
    }

    /**
     * Another jar by an author who already plays.
     *
     * @param until the first round without the former jar, or null if the games of the former jar no longer count
     */
    record Replaced(StoredEntrant.Row entrant, int since, Integer until) implements RosterEntry {
        public Replaced {
            RecordChecks.requireAll(entrant);
            RecordChecks.require(since >= 0 && (until == null || until >= 0), "a round is below 0");
        }
    }

    /** An author who left the tournament, by number; {@code until} as in {@link Replaced}. */
    record Withdrawn(int author, Integer until) implements RosterEntry {
        /** Rejects numbers below their ranges. */
        public Withdrawn {
            RecordChecks.require(author >= 1, "an author's number is below 1");
            RecordChecks.require(until == null || until >= 0, "a round is below 0");
        }
    }

    /** The submissions that do not play, with the reasons. */
    record Absent(Personal personal) implements RosterEntry {
        public Absent {
            RecordChecks.requireAll(personal);
        }

        public static Absent of(Absentees absentees) {
            return new Absent(Personal.of(absentees.names(), absentees));
        }

        /** The submissions that do not play, or empty if the text was deleted. */
        public Absentees absentees() {
            return personal.said(Absentees.class).orElse(Absentees.NONE);
        }
    }
}
