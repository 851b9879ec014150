package org.botarena.arena.roster;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Author;
import org.botarena.arena.admission.Program;

/**
 * A participant: a jar with its options under a name. Immutable.
 *
 * @param name unique in the tournament
 * @param jar the admitted jar
 * @param options complete; options that were not given have their defaults
 * @param generation the number of jars that have played under this name, this one included
 * @param author the number that replaces the name in everything that is hashed, from 1, assigned when the name first
 *     enters; empty outside a tournament, where the name is used
 * @param authors the persons who submitted it; more than one for a team
 */
public record Entrant(
        String name,
        Admitted jar,
        Map<String, String> options,
        int generation,
        OptionalInt author,
        List<Author> authors) {
    /**
     * Orders by number, or by name where there is no number, so that no schedule depends on a name that has a number.
     */
    public static final Comparator<Entrant> ORDER = Comparator.comparingInt(
                    (Entrant entrant) -> entrant.author().orElse(0))
            .thenComparing(Entrant::name);

    /** Creates the first generation of this name, without a number. */
    public Entrant(String name, Admitted jar, Map<String, String> options) {
        this(name, jar, options, List.of(new Author(name)));
    }

    /** Creates the first generation of this name, submitted by these persons, without a number. */
    public Entrant(String name, Admitted jar, Map<String, String> options, List<Author> authors) {
        this(name, jar, options, 1, OptionalInt.empty(), authors);
    }

    public Entrant {
        options = Map.copyOf(options);
        authors = List.copyOf(authors);
    }

    /** Returns this entrant with a number. */
    public Entrant numbered(OptionalInt number) {
        return new Entrant(name, jar, options, generation, number, authors);
    }

    /** What was handed in. */
    public Program program() {
        return jar.program();
    }

    /** Whether another entrant is the same agent with the same options, so that only chance tells the two apart. */
    public boolean isMirrorOf(Entrant other) {
        return program().sha256().equals(other.program().sha256()) && options.equals(other.options);
    }

    /**
     * The string that represents this entrant wherever something is hashed: its author's number, or its name if the
     * author has no number.
     */
    public String id() {
        return author.isPresent() ? "" + author.getAsInt() : name;
    }

    /** The string from which the ids of its games are made: the id, and the generation if it is not the first. */
    public String key() {
        return key(id(), generation);
    }

    /** The key of one generation of the entrant with this id. */
    public static String key(String id, int generation) {
        return generation == 1 ? id : id + "\n" + generation;
    }
}
