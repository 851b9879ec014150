package org.botarena.arena.store.entry;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.Printed;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.record.form.RecordedAttempt;
import org.botarena.arena.record.form.Seated;
import org.botarena.arena.report.grading.GradeRules;
import org.botarena.arena.roster.profile.AuthorsFile;
import org.botarena.arena.roster.profile.Profiles;
import org.botarena.arena.text.Csv;

/**
 * What a line of the journal records: everything that ever changes a store. Immutable, all of them; the components are the
 * JSON's fields. A store is what its journal's entries give, one after the other.
 */
public sealed interface Entry {
    /** The kinds by the names that stand in the file. */
    Map<String, Class<? extends Entry>> KINDS = Map.ofEntries(
            Map.entry("begin", Begin.class),
            Map.entry("joined", Joined.class),
            Map.entry("replaced", Replaced.class),
            Map.entry("withdrawn", Withdrawn.class),
            Map.entry("extended", Extended.class),
            Map.entry("attempt", Attempted.class),
            Map.entry("accepted", Attempted.class),
            Map.entry("disturbed", Disturbed.class),
            Map.entry("given-up", GivenUp.class),
            Map.entry("absent", Absent.class),
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

    private static void requireGame(String game, int number, Seated seated, List<byte[]> open, List<Personal> printed) {
        Pairing.requireId(game);
        RecordChecks.require(number >= 0, "an attempt's number is below 0");
        seated.requireBare();
        RecordChecks.require(open == null || printed == null, "it was printed twice");
        RecordChecks.require(open == null || !open.contains(null), "a text is missing");
        printed("", 0, open, printed)
                .ifPresent(text -> text.bySeat()
                        .keySet()
                        .forEach(seat ->
                                RecordChecks.require(seat < seated.seats().size(), "more printed than played")));
    }

    /** What the agents printed, as earlier arenas wrote it openly or as what is personal; empty: nothing. */
    private static Optional<PrintedText> printed(String game, int attempt, List<byte[]> open, List<Personal> printed) {
        return open != null
                ? Optional.of(new PrintedText(game, attempt, Printed.ofEarlier(open)))
                : Optional.ofNullable(printed).map(bySeat -> new PrintedText(game, attempt, Printed.bySeat(bySeat)));
    }

    private static void requireEither(Object open, Personal personal) {
        RecordChecks.require((open == null) != (personal == null), "something is missing");
    }

    /** What stands there openly, or as what is personal; empty: it was taken away, or there is none. */
    private static <T> Optional<T> said(T open, Personal personal, Class<T> type) {
        return personal == null ? Optional.ofNullable(open) : personal.said(type);
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

        @Override
        public String kind() {
            return "begin";
        }
    }

    /** An entrant that came after the start; {@code since} is its first round, from 0. */
    record Joined(StoredEntrant.Row entrant, int since) implements Entry {
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
    record Replaced(StoredEntrant.Row entrant, int since, Integer until) implements Entry {
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
    record Withdrawn(String name, Integer until, Integer author) implements Entry {
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

    /**
     * An attempt with a result: the one that counts, until another is accepted.
     *
     * @param number from 0, within the game
     * @param reason why it took the place of the one before; null: there was none
     * @param open what the agents printed, by seat, packed, in a journal of an earlier arena; else null
     * @param source null; or the file of an earlier arena that it was taken from, which had no hash of it
     */
    record Attempted(
            String game,
            int number,
            String reason,
            Seated seated,
            RecordedAttempt attempt,
            @JsonProperty("printed") List<byte[]> open,
            String source)
            implements Entry {
        /** Refuses what nobody can have played. */
        public Attempted {
            RecordChecks.requireAll(seated, attempt);
            requireGame(game, number, seated, open, attempt.printed());
            attempt.requireAt(seated);
            RecordChecks.require(attempt.hasResult(), "it has no result");
        }

        @Override
        public String kind() {
            return reason == null ? "attempt" : "accepted";
        }

        @Override
        public Optional<AttemptId> attemptId() {
            return Optional.of(new AttemptId(AttemptId.COUNTED, game, number));
        }

        @Override
        public Optional<PrintedText> output() {
            return printed(game, number, open, attempt.printed());
        }
    }

    /**
     * An attempt that does not count, since the machine or the arena disturbed it; numbered from 0 on its own.
     *
     * @param attempt with what was printed in this and the disturbed ones before it
     * @param open as with {@link Attempted}
     */
    record Disturbed(
            String game,
            int number,
            Seated seated,
            RecordedAttempt attempt,
            @JsonProperty("printed") List<byte[]> open,
            String source)
            implements Entry {
        /** Refuses what nobody can have played. */
        public Disturbed {
            RecordChecks.requireAll(seated, attempt);
            requireGame(game, number, seated, open, attempt.printed());
            attempt.requireAt(seated);
        }

        @Override
        public String kind() {
            return "disturbed";
        }

        @Override
        public Optional<AttemptId> attemptId() {
            return Optional.of(new AttemptId(AttemptId.VOIDED, game, number));
        }

        @Override
        public Optional<PrintedText> output() {
            return printed(game, PrintedText.DISTURBED, open, attempt.printed());
        }
    }

    /**
     * A game that was given up: it has no result.
     *
     * @param open as with {@link Attempted}
     * @param texts what the agents printed in all attempts, by seat, packed; null: nothing
     */
    record GivenUp(
            String game,
            Seated seated,
            String reason,
            @JsonProperty("printed") List<byte[]> open,

            @JsonInclude(value = JsonInclude.Include.NON_NULL, content = JsonInclude.Include.ALWAYS)
            List<Personal> texts)
            implements Entry {
        /** Refuses what is missing. */
        public GivenUp {
            RecordChecks.requireAll(seated, reason);
            requireGame(game, 0, seated, open, texts);
        }

        @Override
        public String kind() {
            return "given-up";
        }

        @Override
        public Optional<PrintedText> output() {
            return printed(game, PrintedText.DISTURBED, open, texts);
        }
    }

    /** Who does not play, and why: {@link Absentees}, open in a folder of an earlier arena, else {@code personal}. */
    record Absent(@JsonProperty("absentees") Absentees open, Personal personal) implements Entry {
        /** Refuses what is missing. */
        public Absent {
            requireEither(open, personal);
        }

        public static Absent of(Absentees absentees) {
            return new Absent(null, Personal.of(absentees));
        }

        /** Those who do not play; nobody if that was taken away. */
        public Absentees absentees() {
            return said(open, personal, Absentees.class).orElse(Absentees.NONE);
        }

        @Override
        public String kind() {
            return "absent";
        }
    }

    /** A file of the organizer's that the reports are made with: who the authors are, how they are presented, the rules for grades. */
    record KeptFile(String name, @JsonProperty("text") String open, Personal personal) implements Entry {
        /** What such a file may be called. */
        public static final List<String> NAMES = List.of(AuthorsFile.FILE, Profiles.FILE, GradeRules.FILE);

        /** Refuses every other file: it is written into the folder again, under that name. */
        public KeptFile {
            requireEither(open, personal);
            RecordChecks.require(NAMES.contains(name), "there is no such file");
        }

        public static KeptFile of(String name, String text) {
            return new KeptFile(name, null, Personal.of(text));
        }

        /** Its text; empty: it was taken away. */
        public Optional<String> text() {
            return said(open, personal, String.class);
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
     * @param open the notices of a folder of an earlier arena; null: none
     * @param personal the notices: what the organizer was told of the machine in all runs so far, in sentences; null: none
     */
    record Reached(
            State state,
            boolean interrupted,
            String ended,
            char tables,
            String trimmed,
            @JsonProperty("notices") List<String> open,
            Personal personal)
            implements Entry {
        /** Refuses what is missing. */
        public Reached {
            RecordChecks.requireAll(state, trimmed);
            RecordChecks.instant(ended);
            Csv.parse("" + tables);
            notices(open, personal);
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
                    null,
                    notices.isEmpty() ? null : Personal.of(notices));
        }

        private static List<String> notices(List<String> open, Personal personal) {
            return said(open == null ? null : open.toArray(new String[0]), personal, String[].class)
                    .map(List::of)
                    .orElse(List.of());
        }

        /** What the organizer was told of the machine in all runs so far, in sentences. */
        public List<String> notices() {
            return notices(open, personal);
        }

        @Override
        public String kind() {
            return "state";
        }
    }
}
