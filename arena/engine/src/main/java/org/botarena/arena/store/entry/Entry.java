package org.botarena.arena.store.entry;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.report.grading.GradeRules;
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

    private static void requireGame(String game, int number, Notation.Seated seated, List<byte[]> printed) {
        Pairing.requireId(game);
        Sound.require(number >= 0, "an attempt's number is below 0");
        Sound.require(
                printed == null
                        || (!printed.contains(null)
                                && printed.size() <= seated.chairs().size()),
                "more printed than played");
    }

    private static void requireEither(Object open, Personal personal) {
        Sound.require((open == null) != (personal == null), "something is missing");
    }

    /** What stands there openly, or as what is personal; empty: it was taken away, or there is none. */
    private static <T> Optional<T> said(T open, Personal personal, Class<T> type) {
        return personal == null ? Optional.ofNullable(open) : personal.said(type);
    }

    /** What the agents printed in all attempts at a game that count for nobody. */
    private static Optional<PrintedText> disturbed(String game, List<byte[]> printed) {
        return Optional.ofNullable(printed).map(texts -> new PrintedText(game, PrintedText.DISTURBED, texts));
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
            Sound.requireAll(beginning, made);
        }

        @Override
        public String kind() {
            return "begin";
        }
    }

    /** An entrant that came after the start; {@code since} is its first round, from 0. */
    record Joined(Enlisted.Row entrant, int since) implements Entry {
        /** Refuses what is missing. */
        public Joined {
            Sound.requireAll(entrant);
            Sound.require(since >= 0, "a round is below 0");
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
    record Replaced(Enlisted.Row entrant, int since, Integer until) implements Entry {
        /** Refuses what is missing. */
        public Replaced {
            Sound.requireAll(entrant);
            Sound.require(since >= 0 && (until == null || until >= 0), "a round is below 0");
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
            Sound.require((name == null) != (author == null), "who leaves has a name or a number");
            if (author == null) {
                Sound.requireName(name);
            }
            Sound.require(until == null || until >= 0, "a round is below 0");
        }

        /** With the number of whoever has one, else with the name. */
        public static Withdrawn of(Enlisted one, Integer until) {
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
            Sound.requirePairs(pairs, jobs);
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
     * @param printed what the agents printed, by seat, packed; null: nothing
     * @param source null; or the file of an earlier arena that it was taken from, which had no hash of it
     */
    record Attempted(
            String game,
            int number,
            String reason,
            Notation.Seated seated,
            Notation.Played attempt,
            List<byte[]> printed,
            String source)
            implements Entry {
        /** Refuses what nobody can have played. */
        public Attempted {
            Sound.requireAll(seated, attempt);
            requireGame(game, number, seated, printed);
            attempt.requireAt(seated);
            Sound.require(!attempt.orNoScores().isEmpty(), "it has no result");
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
            return Optional.ofNullable(printed).map(texts -> new PrintedText(game, number, texts));
        }
    }

    /**
     * An attempt that does not count, since the machine or the arena disturbed it; numbered from 0 on its own.
     *
     * @param printed in this and the disturbed ones before it, as with {@link Attempted}
     */
    record Disturbed(
            String game,
            int number,
            Notation.Seated seated,
            Notation.Played attempt,
            List<byte[]> printed,
            String source)
            implements Entry {
        /** Refuses what nobody can have played. */
        public Disturbed {
            Sound.requireAll(seated, attempt);
            requireGame(game, number, seated, printed);
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
            return Entry.disturbed(game, printed);
        }
    }

    /** A game that was given up: it has no result; {@code printed} as with {@link Attempted}. */
    record GivenUp(String game, Notation.Seated seated, String reason, List<byte[]> printed) implements Entry {
        /** Refuses what is missing. */
        public GivenUp {
            Sound.requireAll(seated, reason);
            requireGame(game, 0, seated, printed);
        }

        @Override
        public String kind() {
            return "given-up";
        }

        @Override
        public Optional<PrintedText> output() {
            return Entry.disturbed(game, printed);
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

    /** A file of the organizer's that the reports are made with: {@code entrants.csv}, the rules for grades. */
    record KeptFile(String name, @JsonProperty("text") String open, Personal personal) implements Entry {
        /** What such a file may be called. */
        public static final List<String> NAMES = List.of(Profiles.FILE, GradeRules.FILE);

        /** Refuses every other file: it is written into the folder again, under that name. */
        public KeptFile {
            requireEither(open, personal);
            Sound.require(NAMES.contains(name), "there is no such file");
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
            Sound.requireAll(state, trimmed);
            Sound.instant(ended);
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
