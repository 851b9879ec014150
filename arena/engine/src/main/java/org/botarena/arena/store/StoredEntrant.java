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
 * @param row what is on file of it from its first moment
 * @param standing since when it plays and whether it still does
 */
public record StoredEntrant(Row row, Standing standing) {
    /**
     * What became of it. Immutable.
     *
     * @param isWithdrawn whether nobody plays under its name any more
     * @param isSuperseded whether its games count no more
     * @param since the first round of its name, from 0
     * @param points for the rounds before, as the organizer set them
     * @param until the first round in which this jar did not play; empty: it plays
     */
    public record Standing(boolean isWithdrawn, boolean isSuperseded, int since, double points, OptionalInt until) {
        /** This jar plays no more; {@code round} as {@link RosterEntry.Replaced#until}. */
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
     * @param positions the classes of the positions that it plays, with commas between them; null for any
     * @param sample whether it is a sample agent
     * @param options complete
     */
    public record Content(String positions, boolean sample, Map<String, String> options) {
        public Content {
            RecordChecks.requireAll(options, options.values());
            options = Collections.unmodifiableMap(new TreeMap<>(options)); // one text
        }
    }

    /**
     * What can tell who an entrant's author is. Immutable.
     *
     * @param name unique among those who play
     * @param source where its jar lay
     * @param agent the name of its class
     * @param notes what the jar says of itself
     * @param authors the persons who handed it in; none: the one of its name
     */
    public record Person(
            String name,
            String source,
            String agent,
            JarNotes notes,

            @OrNull @JsonInclude(JsonInclude.Include.NON_EMPTY)
            List<Author> authors) {
        /** The only author of something. */
        public Person(String name, String source, String agent, JarNotes notes) {
            this(name, source, agent, notes, List.of());
        }

        /** Refuses what no entrant is. */
        public Person {
            authors = authors == null ? List.of() : List.copyOf(authors);
            RecordChecks.requireName(name);
            RecordChecks.requireName(source);
            RecordChecks.requirePath(source);
            RecordChecks.requireName(agent);
            RecordChecks.requireAll(notes);
        }

        /** In the place of one that was taken away. */
        public static Person forgotten(int author) {
            String name = "former author " + author;
            return new Person(name, name, name, JarNotes.NONE);
        }
    }

    /**
     * The part of an entrant that never changes. It has the author's number; the author's name is {@linkplain Personal
     * personal}. Immutable.
     *
     * @param author the author's number, from 1
     * @param generation how many jars have played under this name, this one included
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

        /** Who it is. */
        public Person person() {
            return person(author, personal);
        }

        /** Unique among those who play. */
        public String name() {
            return person().name();
        }

        /** As {@link Entrant#id}. */
        public String id() {
            return "" + author;
        }
    }

    /** What {@link Content} keeps of the positions. */
    static String positions(Admitted jar) {
        return jar.positions().isEmpty() ? null : String.join(",", jar.positions());
    }

    /** Of one who plays from now on. */
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
                                entrant.authors().equals(List.of(new Author(entrant.name())))
                                        ? List.of()
                                        : entrant.authors())));
    }

    /** One that plays from a round on. */
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

    /** Unique among those who play. */
    public String name() {
        return row.name();
    }

    /** How many jars have played under this name, this one included. */
    public int generation() {
        return row.generation;
    }

    /** Of the original, which is kept under it. */
    public String sha256() {
        return row.sha256;
    }

    /** Who it is. */
    public Person person() {
        return row.person();
    }

    /** The options, complete. */
    public Map<String, String> options() {
        return row.content.options;
    }

    /** Whether it is one of the arena's own. */
    public boolean isSample() {
        return row.content.sample;
    }

    /** The number of its author. */
    public int author() {
        return row.author;
    }

    /** The entrant, with the original in the place of the staged copy: fit for reports, not for playing. */
    public Entrant entrant(Path original) {
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

    /** The entrant, with a copy of the original that was staged anew. */
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
        List<Author> authors = person.authors().isEmpty() ? List.of(new Author(person.name())) : person.authors();
        return new Entrant(person.name(), jar, options(), generation(), OptionalInt.of(author()), authors);
    }

    /** As {@link Entrant#key}. */
    public String key() {
        return Entrant.key(row.id(), generation());
    }
}
