package org.botarena.arena.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.report.grading.GradeRules;
import org.botarena.arena.roster.profile.AuthorsFile;
import org.botarena.arena.roster.profile.Profiles;
import org.botarena.arena.text.Csv;

/**
 * What a line of the journal records: everything that ever changes a store. Immutable, all of them; the components are the
 * JSON's fields. A store is what its journal's entries give, one after the other.
 */
public sealed interface Entry
        permits Entry.Begin, Entry.Extended, Entry.KeptFile, Entry.Reached, GameEntry, RosterEntry {
    /** The kinds by the names that stand in the file. */
    Map<String, Class<? extends Entry>> KINDS = Map.ofEntries(
            Map.entry("begin", Begin.class),
            Map.entry("joined", RosterEntry.Joined.class),
            Map.entry("replaced", RosterEntry.Replaced.class),
            Map.entry("withdrawn", RosterEntry.Withdrawn.class),
            Map.entry("extended", Extended.class),
            Map.entry("attempt", GameEntry.Attempted.class),
            Map.entry("accepted", GameEntry.Attempted.class),
            Map.entry("disturbed", GameEntry.Disturbed.class),
            Map.entry("given-up", GameEntry.GivenUp.class),
            Map.entry("absent", RosterEntry.Absent.class),
            Map.entry("file", KeptFile.class),
            Map.entry("state", Reached.class));

    /** The name of its kind. */
    String kind();

    /** The attempt that it records; empty: it records something else. */
    default Optional<AttemptId> attemptId() {
        return Optional.empty();
    }

    /** What the agents printed in it; empty: nothing. */
    default Optional<PrintedText> output() {
        return Optional.empty();
    }

    /**
     * The first line.
     *
     * @param beginning settings and roster
     * @param made the signature of the user's key that it was begun here; empty: there is none
     */
    record Begin(Beginning beginning, String made) implements Entry {
        /** Refuses what is missing. */
        public Begin {
            RecordChecks.requireAll(beginning, made);
        }

        /** Who plays from the start. */
        public List<StoredEntrant.Row> entrants() {
            return beginning.entrants();
        }

        @Override
        public String kind() {
            return "begin";
        }
    }

    /** It plays (on) with so many pairs between every two, so many games at a time. */
    record Extended(int pairs, int jobs) implements Entry {
        /** Refuses numbers that no tournament has. */
        public Extended {
            RecordChecks.requirePairs(pairs, jobs);
        }

        @Override
        public String kind() {
            return "extended";
        }
    }

    /** A file of the organizer's that the reports are made with: who the authors are, how they are presented, the rules for grades. */
    record KeptFile(String name, Personal personal) implements Entry {
        /** What such a file may be called. */
        public static final List<String> NAMES = List.of(AuthorsFile.FILE, Profiles.FILE, GradeRules.FILE);

        /** Refuses every other file: it is written into the folder again, under that name. */
        public KeptFile {
            RecordChecks.requireAll(personal);
            RecordChecks.require(NAMES.contains(name), "there is no such file");
        }

        public static KeptFile of(String name, String text) {
            return new KeptFile(name, Personal.of(text));
        }

        /** Its text; empty: it was taken away. */
        public Optional<String> text() {
            return personal.said(String.class);
        }

        @Override
        public String kind() {
            return "file";
        }
    }

    /**
     * How far a run came, when it ended.
     *
     * @param tables the separator of tables for spreadsheets
     * @param trimmed what the time did not allow, in a sentence; empty: nothing
     * @param personal the notices: what the organizer was told of the machine in all runs so far, in sentences; null: none
     */
    record Reached(State state, boolean interrupted, String ended, char tables, String trimmed, Personal personal)
            implements Entry {
        /** Refuses what is missing. */
        public Reached {
            RecordChecks.requireAll(state, trimmed);
            RecordChecks.instant(ended);
            Csv.parse("" + tables);
            notices(personal);
        }

        /** With notices, in sentences. */
        public Reached(
                State state, boolean isInterrupted, String ended, Csv tables, String trimmed, List<String> notices) {
            this(
                    state,
                    isInterrupted,
                    ended,
                    tables.separator(),
                    trimmed,
                    notices.isEmpty() ? null : Personal.of(notices));
        }

        private static List<String> notices(Personal personal) {
            return Optional.ofNullable(personal)
                    .flatMap(known -> known.said(String[].class))
                    .map(List::of)
                    .orElse(List.of());
        }

        /** What the organizer was told of the machine in all runs so far, in sentences. */
        public List<String> notices() {
            return notices(personal);
        }

        @Override
        public String kind() {
            return "state";
        }
    }
}
