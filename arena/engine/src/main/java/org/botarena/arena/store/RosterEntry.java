package org.botarena.arena.store;

import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.RecordChecks;

/** What a line of the journal records of who plays, and of who does not. Immutable. */
public sealed interface RosterEntry extends Entry {
    /** An entrant that came after the start; {@code since} is its first round, from 0. */
    record Joined(StoredEntrant.Row entrant, int since) implements RosterEntry {
        /** Refuses what is missing. */
        public Joined {
            RecordChecks.requireAll(entrant);
            RecordChecks.require(since >= 0, "a round is below 0");
        }

        @Override
        public String kind() {
            return "joined";
        }
    }

    /**
     * Another jar under a name.
     *
     * @param until the first round in which the one before did not play; null: its games count no more
     */
    record Replaced(StoredEntrant.Row entrant, int since, Integer until) implements RosterEntry {
        /** Refuses what is missing. */
        public Replaced {
            RecordChecks.requireAll(entrant);
            RecordChecks.require(since >= 0 && (until == null || until >= 0), "a round is below 0");
        }

        @Override
        public String kind() {
            return "replaced";
        }
    }

    /** Who plays no more, by the author's number; {@code until} as with {@link Replaced}. */
    record Withdrawn(int author, Integer until) implements RosterEntry {
        /** Rejects rounds and numbers that do not exist. */
        public Withdrawn {
            RecordChecks.require(author >= 1, "an author's number is below 1");
            RecordChecks.require(until == null || until >= 0, "a round is below 0");
        }

        /** As {@link org.botarena.arena.roster.Entrant#id}. */
        public String id() {
            return "" + author;
        }

        @Override
        public String kind() {
            return "withdrawn";
        }
    }

    /** Who does not play, and why: {@link Absentees}. */
    record Absent(Personal personal) implements RosterEntry {
        /** Refuses what is missing. */
        public Absent {
            RecordChecks.requireAll(personal);
        }

        public static Absent of(Absentees absentees) {
            return new Absent(Personal.of(absentees));
        }

        /** Those who do not play; nobody if that was taken away. */
        public Absentees absentees() {
            return personal.said(Absentees.class).orElse(Absentees.NONE);
        }

        @Override
        public String kind() {
            return "absent";
        }
    }
}
