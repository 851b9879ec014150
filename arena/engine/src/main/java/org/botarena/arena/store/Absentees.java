package org.botarena.arena.store;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Author;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.text.OrNull;

/** The submissions that do not play, with the reasons found at the last start. Immutable. */
public record Absentees(List<RefusedFile> refused, List<Other> others) {
    static final Absentees NONE = new Absentees(List.of(), List.of());

    public Absentees {
        RecordChecks.requireAll(refused, others);
    }

    /** A refused submission; without authors it belongs to the one author of its name. */
    public record RefusedFile(
            String source,
            String author,

            @OrNull @JsonInclude(JsonInclude.Include.NON_EMPTY)
            List<Author> authors,

            List<Problem> problems) {
        public RefusedFile {
            authors = authors == null ? List.of() : List.copyOf(authors);
            RecordChecks.requireAll(source, author, problems);
            RecordChecks.requirePath(source);
        }
    }

    /** A submission for another game, with the name and the authors that it would play under. */
    public record Other(
            String source,
            String agent,
            String positions,
            String name,

            @OrNull @JsonInclude(JsonInclude.Include.NON_EMPTY)
            List<Author> authors) {
        public Other {
            authors = authors == null ? List.of() : List.copyOf(authors);
            RecordChecks.requireAll(source, agent, name);
            RecordChecks.requirePath(source);
        }
    }

    public static Absentees of(Roster roster) {
        return new Absentees(
                roster.refused().stream()
                        .map(jar -> new RefusedFile(
                                jar.source().toString(),
                                jar.author(),
                                kept(jar.author(), jar.authors()),
                                jar.problems()))
                        .toList(),
                roster.leftOut().stream()
                        .map(other -> new Other(
                                other.jar().source().toString(),
                                other.jar().agentClass(),
                                StoredEntrant.positions(other.jar()),
                                other.name(),
                                kept(other.name(), other.authors())))
                        .toList());
    }

    /** The authors to record: none if the entrant's name is the only one. */
    static List<Author> kept(String name, List<Author> authors) {
        return authors.equals(List.of(new Author(name))) ? List.of() : authors;
    }

    /** The authors from the record. */
    static List<Author> authors(String name, List<Author> kept) {
        return kept.isEmpty() ? List.of(new Author(name)) : kept;
    }

    /** The names under which they would play. */
    List<String> names() {
        return Stream.concat(
                        refused.stream().map(jar -> jar.author), others.stream().map(other -> other.name))
                .toList();
    }

    public List<Refused> refusals() {
        return refused.stream()
                .map(jar ->
                        new Refused(Path.of(jar.source), jar.author, authors(jar.author, jar.authors), jar.problems))
                .toList();
    }

    public List<Entrant> leftOut() {
        return others.stream().map(Absentees::entrant).toList();
    }

    private static Entrant entrant(Other other) {
        Path source = Path.of(other.source);
        Admitted jar = new Admitted(
                source, "", source, other.agent, Optional.ofNullable(other.positions), List.of(), List.of(), false);
        return new Entrant(other.name, jar, Map.of(), authors(other.name, other.authors));
    }
}
