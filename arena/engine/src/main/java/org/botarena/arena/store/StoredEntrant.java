package org.botarena.arena.store;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Author;
import org.botarena.arena.admission.Program;
import org.botarena.arena.admission.examiner.archive.JarNotes;
import org.botarena.arena.admission.examiner.classfile.Fingerprint;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.OrNull;

/**
 * An entrant as the store has it. Immutable.
 *
 * @param row the part recorded at its start, which never changes
 * @param standing its period of play
 */
public record StoredEntrant(Row row, Standing standing) {
    /**
     * The status of an entrant. Immutable.
     *
     * @param isWithdrawn whether its name is no longer in use
     * @param isSuperseded whether its games no longer count
     * @param since the first round of its name, from 0
     * @param points for the rounds before, as the organizer set them
     * @param until the first round in which this jar did not play, or empty if it plays
     */
    public record Standing(boolean isWithdrawn, boolean isSuperseded, int since, double points, OptionalInt until) {
        /** The status when this jar stops playing; {@code round} as {@link Entry.Replaced#until}. */
        Standing ended(Integer round) {
            return round == null
                    ? new Standing(isWithdrawn, true, since, points, until)
                    : until.isPresent()
                            ? this
                            : new Standing(isWithdrawn, isSuperseded, since, points, OptionalInt.of(round));
        }
    }

    /**
     * The facts about a jar that do not identify its author. Immutable.
     *
     * @param positions the classes of the positions that it plays, separated by commas; null for any
     * @param sample whether it is a sample agent
     * @param options all of its options
     */
    public record Content(String positions, boolean sample, Map<String, String> options) {
        public Content {
            RecordChecks.requireAll(options, options.values());
            options = Collections.unmodifiableMap(new TreeMap<>(options)); // one text
        }
    }

    /**
     * The data that can identify an entrant's author. Immutable.
     *
     * @param name unique among the current entrants
     * @param source the former path of its jar
     * @param agent the name of its class
     * @param notes the jar's own notes
     * @param authors the people who submitted it, or empty for the author of its name
     */
    public record Person(
            String name,
            String source,
            String agent,
            JarNotes notes,

            @OrNull @JsonInclude(JsonInclude.Include.NON_EMPTY)
            List<Author> authors) {
        /** Rejects an invalid entrant. */
        public Person {
            authors = authors == null ? List.of() : List.copyOf(authors);
            RecordChecks.requireName(name);
            RecordChecks.requireName(source);
            RecordChecks.requirePath(source);
            RecordChecks.requireName(agent);
            RecordChecks.requireAll(notes);
        }

        /** Replaces deleted data. */
        public static Person forgotten(int author) {
            String name = "former author " + author;
            return new Person(name, name, name, JarNotes.NONE, List.of());
        }
    }

    /**
     * The part of an entrant that never changes. It has the author's number; the author's name is {@linkplain
     * Personal personal}. Immutable.
     *
     * @param author the author's number, from 1
     * @param generation the number of jars that have played under this name, including this one
     * @param sha256 of the original, which is kept under it
     * @param content the rest
     * @param personal a {@link Person}
     */
    public record Row(int author, int generation, String sha256, Content content, Personal personal) {
        /** Rejects what is not an entrant. */
        public Row {
            RecordChecks.require(author >= 1, "an author's number is below 1");
            RecordChecks.require(generation >= 1, "a generation is below 1");
            RecordChecks.requireSha256(sha256);
            RecordChecks.requireAll(content, personal);
            person(author, personal);
        }

        private static Person person(int author, Personal personal) {
            return personal.said(Person.class).orElseGet(() -> Person.forgotten(author));
        }

        /** The person behind the entrant. */
        public Person person() {
            return person(author, personal);
        }

        /** The name, unique among the current entrants. */
        public String name() {
            return person().name();
        }

        /** As {@link Entrant#id}. */
        public String id() {
            return "" + author;
        }
    }

    /** The positions as {@link Content} keeps them. */
    static String positions(Admitted jar) {
        return jar.positions().isEmpty() ? null : String.join(",", jar.positions());
    }

    /** The row of an entrant that starts to play. */
    public static Row row(Entrant entrant) {
        Admitted jar = entrant.jar();
        return new Row(
                entrant.author().orElseThrow(() -> new IllegalArgumentException(entrant.name() + " has no number")),
                entrant.generation(),
                jar.sha256(),
                new Content(positions(jar), jar.isSample(), entrant.options()),
                Personal.of(
                        List.of(entrant.name()),
                        new Person(
                                entrant.name(),
                                jar.source().toString(),
                                jar.agentClass(),
                                jar.notes(),
                                Absentees.kept(entrant.name(), entrant.authors()))));
    }

    /** An entrant that plays from a round on. */
    static StoredEntrant since(Row row, int round, double points) {
        return new StoredEntrant(row, new Standing(false, false, round, points, OptionalInt.empty()));
    }

    StoredEntrant ended(Integer round) {
        return new StoredEntrant(row, standing.ended(round));
    }

    StoredEntrant withdrawn(boolean isWithdrawn) {
        return new StoredEntrant(
                row, new Standing(isWithdrawn, standing.isSuperseded, standing.since, standing.points, standing.until));
    }

    /** The name, unique among the current entrants. */
    public String name() {
        return row.name();
    }

    /** The number of jars that have played under this name, including this one. */
    public int generation() {
        return row.generation;
    }

    /** The SHA-256 of the original, which is kept under it. */
    public String sha256() {
        return row.sha256;
    }

    /** The person behind the entrant. */
    public Person person() {
        return row.person();
    }

    /** The options, complete. */
    public Map<String, String> options() {
        return row.content.options;
    }

    /** Whether it is one of the arena's own agents. */
    public boolean isSample() {
        return row.content.sample;
    }

    /** The number of its author. */
    public int author() {
        return row.author;
    }

    /** As {@link StoredEntrants#entrant}, with this original. */
    Entrant entrant(Path original) {
        Person person = person();
        return entrant(
                person,
                new Admitted(
                        new Program.Jar(Path.of(person.source()), sha256(), original),
                        original,
                        person.agent(),
                        row.content.positions == null ? List.of() : List.of(row.content.positions.split(",")),
                        List.of(),
                        List.of(),
                        isSample(),
                        person.notes(),
                        Fingerprint.NONE));
    }

    /** The entrant, with a newly staged copy of the original. */
    public Entrant staged(Admitted copy) {
        Person person = person();
        return entrant(
                person,
                new Admitted(
                        copy.program().from(Path.of(person.source())),
                        copy.staged(),
                        copy.agentClass(),
                        copy.positions(),
                        copy.settings(),
                        copy.warnings(),
                        isSample(),
                        copy.notes(),
                        copy.code()));
    }

    private Entrant entrant(Person person, Admitted jar) {
        return new Entrant(
                person.name(),
                jar,
                options(),
                generation(),
                OptionalInt.of(author()),
                Absentees.authors(person.name(), person.authors()));
    }

    /** As {@link Entrant#key}. */
    public String key() {
        return Entrant.key(row.id(), generation());
    }
}
