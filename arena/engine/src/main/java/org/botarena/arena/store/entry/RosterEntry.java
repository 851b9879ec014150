package org.botarena.arena.store.entry;

import com.fasterxml.jackson.annotation.JsonProperty;
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

    /**
     * Who plays no more; {@code until} as with {@link Replaced}.
     *
     * @param name null: it has a number
     * @param author the number of the author; null: it has none
     */
    record Withdrawn(String name, Integer until, Integer author) implements RosterEntry {
        /** Refuses what is missing. */
        public Withdrawn {
            RecordChecks.require((name == null) != (author == null), "who leaves has a name or a number");
            if (author == null) {
                RecordChecks.requireName(name);
            }
            RecordChecks.require(until == null || until >= 0, "a round is below 0");
        }

        /** With the number of whoever has one, else with the name. */
        public static Withdrawn of(StoredEntrant one, Integer until) {
            return one.author().isPresent()
                    ? new Withdrawn(null, until, one.author().getAsInt())
                    : new Withdrawn(one.name(), until, null);
        }

        /** As {@link org.botarena.arena.roster.Entrant#id}. */
        public String id() {
            return author == null ? name : "" + author;
        }

        @Override
        public String kind() {
            return "withdrawn";
        }
    }

    /** Who does not play, and why: {@link Absentees}, open in a folder of an earlier arena, else {@code personal}. */
    record Absent(@JsonProperty("absentees") Absentees open, Personal personal) implements RosterEntry {
        /** Refuses what is missing. */
        public Absent {
            Entry.requireEither(open, personal);
        }

        public static Absent of(Absentees absentees) {
            return new Absent(null, Personal.of(absentees));
        }

        /** Those who do not play; nobody if that was taken away. */
        public Absentees absentees() {
            return Entry.said(open, personal, Absentees.class).orElse(Absentees.NONE);
        }

        @Override
        public String kind() {
            return "absent";
        }
    }
}
