package org.botarena.arena.store;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.grading.GradeRules;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.roster.profile.AuthorsFile;
import org.botarena.arena.roster.profile.Profiles;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A change to a tournament, which is one line of its journal: applying all entries in order gives the store. The
 * components are the fields of the JSON. Immutable.
 */
public sealed interface Entry
        permits Entry.Absent,
                Entry.Begin,
                Entry.Chosen,
                Entry.Drawn,
                Entry.Extended,
                Entry.Frozen,
                Entry.Joined,
                Entry.KeptFile,
                Entry.Lost,
                Entry.Reached,
                Entry.Replaced,
                Entry.Revealed,
                Entry.Withdrawn,
                GameEntry {
    /** The kinds of entries, by their names in the file. */
    Map<String, Class<? extends Entry>> KINDS = Map.ofEntries(
            Map.entry("begin", Begin.class),
            Map.entry("joined", Joined.class),
            Map.entry("replaced", Replaced.class),
            Map.entry("withdrawn", Withdrawn.class),
            Map.entry("drawn", Drawn.class),
            Map.entry("extended", Extended.class),
            Map.entry("chosen", Chosen.class),
            Map.entry("attempt", GameEntry.class),
            Map.entry("accepted", GameEntry.class),
            Map.entry("disturbed", GameEntry.class),
            Map.entry("given-up", GameEntry.class),
            Map.entry("absent", Absent.class),
            Map.entry("file", KeptFile.class),
            Map.entry("frozen", Frozen.class),
            Map.entry("revealed", Revealed.class),
            Map.entry("lost", Lost.class),
            Map.entry("state", Reached.class));

    /** The name of its kind. */
    default String kind() {
        return JsonText.kind(KINDS, this);
    }

    /**
     * The first line.
     *
     * @param beginning settings and roster
     * @param made the signature by the user's key that the tournament began here; empty for none
     */
    record Begin(Beginning beginning, String made) implements Entry {
        public Begin {
            RecordChecks.requireAll(beginning, made);
        }
    }

    /** Sets the number of pairs of games between every two entrants, and of concurrent games. */
    record Extended(int pairs, int jobs) implements Entry {
        /** Rejects numbers outside their limits. */
        public Extended {
            RecordChecks.requirePairs(pairs, jobs);
        }
    }

    /**
     * The draw of a round in a format without an end, where drawing all rounds again would take hours.
     *
     * @param round from 1
     * @param after the number of the last line that it was computed from
     * @param bouts the meetings, in the order in which they start
     */
    record Drawn(int round, long after, List<Bout> bouts) implements Entry {
        /** Two authors, by number, and the index of their fixture; in JSON an array. */
        @JsonFormat(shape = JsonFormat.Shape.ARRAY)
        @JsonPropertyOrder({"one", "other", "pair"})
        record Bout(int one, int other, int pair) {
            /** Rejects numbers below their ranges. */
            Bout {
                RecordChecks.require(one >= 1 && other >= 1 && pair >= 0, "a bout has a number below its range");
            }
        }

        /** Rejects an invalid draw. */
        public Drawn {
            RecordChecks.require(round >= 1 && after >= 0, "a draw has a number below its range");
            RecordChecks.requireAll(bouts);
            bouts = List.copyOf(bouts);
        }
    }

    /** Games to be played again as a set. Changes nothing that counts. */
    record Chosen(List<String> games) implements Entry {
        /** Rejects a set without games. */
        public Chosen {
            RecordChecks.requireAll(games);
            RecordChecks.require(!games.isEmpty(), "no game is chosen");
            games = List.copyOf(games);
        }
    }

    /** An organizer's file for the reports: the authors, their profiles or the rules for grades. */
    record KeptFile(String name, Personal personal) implements Entry {
        /** The allowed names. */
        public static final List<String> NAMES = List.of(AuthorsFile.FILE, Profiles.FILE, GradeRules.FILE);

        /** Rejects other names, because the file is restored into the folder under this name. */
        public KeptFile {
            RecordChecks.requireAll(personal);
            RecordChecks.require(NAMES.contains(name), "there is no such file");
        }

        /**
         * A file with its text.
         *
         * @param about the names of the entrants in it
         */
        public static KeptFile of(String name, Collection<String> about, String text) {
            return new KeptFile(name, Personal.of(about, text));
        }

        /** The text, or empty if it was deleted. */
        public Optional<String> text() {
            return personal.said(String.class);
        }
    }

    /**
     * Replaces a line that no file has any more. The entries after it are the recorded ones, with new hashes.
     *
     * @param before the hash of the last line before the gap
     * @param after the hash that the first line after the gap had; empty without one
     */
    record Lost(String before, String after) implements Entry {
        public Lost {
            RecordChecks.requireAll(before, after);
        }
    }

    /**
     * The state of the tournament at the end of a run.
     *
     * @param tables the separator in tables for spreadsheets
     * @param trimmed about the games that the time limit cut; empty for none
     * @param personal the notices to the organizer about the machine in all runs so far; null for none
     */
    record Reached(State state, boolean interrupted, String ended, char tables, Sentence trimmed, Personal personal)
            implements Entry {
        /** Rejects missing components, and texts of the wrong form. */
        public Reached {
            RecordChecks.requireAll(state, trimmed);
            RecordChecks.instant(ended);
            Csv.parse("" + tables);
            notices(personal);
        }

        private static List<Sentence> notices(Personal personal) {
            return Optional.ofNullable(personal)
                    .flatMap(known -> known.said(Sentence[].class))
                    .map(List::of)
                    .orElse(List.of());
        }

        /** The notices to the organizer about the machine in all runs so far. */
        public List<Sentence> notices() {
            return notices(personal);
        }
    }

    /**
     * An entrant that joined after the start.
     *
     * @param since its first round, from 0
     * @param points for the rounds before, as the organizer set them; at least 0
     */
    record Joined(StoredEntrant.Row entrant, int since, double points) implements Entry {
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
    record Replaced(StoredEntrant.Row entrant, int since, Integer until) implements Entry {
        public Replaced {
            RecordChecks.requireAll(entrant);
            RecordChecks.require(since >= 0 && (until == null || until >= 0), "a round is below 0");
        }
    }

    /** An author who left the tournament, by number; {@code until} as in {@link Replaced}. */
    record Withdrawn(int author, Integer until) implements Entry {
        /** Rejects numbers below their ranges. */
        public Withdrawn {
            RecordChecks.require(author >= 1, "an author's number is below 1");
            RecordChecks.require(until == null || until >= 0, "a round is below 0");
        }
    }

    /** The submissions that do not play, with the reasons. */
    record Absent(Personal personal) implements Entry {
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

    /**
     * Hides everything after this line from the public.
     *
     * @param whole whether it also hides all results, so that the public sees the tournament as it began
     */
    record Frozen(boolean whole) implements Entry {}

    /**
     * Shows the public the last places as they are at this line; {@code places} counts from the bottom, and null
     * shows everything.
     */
    record Revealed(Integer places) implements Entry {
        /** Rejects numbers below 0. */
        public Revealed {
            RecordChecks.require(places == null || places >= 0, "the number of places is below 0");
        }
    }
}
