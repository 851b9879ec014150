package org.botarena.arena.roster;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Author;
import org.botarena.arena.admission.Program;

/**
 * Who takes part: a jar with its options under a name. Immutable.
 *
 * @param name unique in the tournament
 * @param jar the admitted jar
 * @param options complete: those that were not given have their defaults
 * @param generation how many jars have played under this name, this one included
 * @param author the number that replaces the name in everything that is hashed, from 1, assigned when the name first enters;
 *     empty outside a tournament, where the name is used
 * @param authors the persons who submitted it; more than one for a team
 */
public record Entrant(
        String name,
        Admitted jar,
        Map<String, String> options,
        int generation,
        OptionalInt author,
        List<Author> authors) {
    /** In the order of their numbers, and by name where there are none: no schedule depends on a name that has a number. */
    public static final Comparator<Entrant> ORDER = Comparator.comparingInt(
                    (Entrant entrant) -> entrant.author().orElse(0))
            .thenComparing(Entrant::name);

    /** The first one of its name, without a number. */
    public Entrant(String name, Admitted jar, Map<String, String> options) {
        this(name, jar, options, List.of(new Author(name)));
    }

    /** The first one of its name, which these persons handed in, without a number. */
    public Entrant(String name, Admitted jar, Map<String, String> options, List<Author> authors) {
        this(name, jar, options, 1, OptionalInt.empty(), authors);
    }

    public Entrant {
        options = Map.copyOf(options);
        authors = List.copyOf(authors);
    }

    /** The same with a number. */
    public Entrant numbered(OptionalInt number) {
        return new Entrant(name, jar, options, generation, number, authors);
    }

    /** What was handed in. */
    public Program program() {
        return jar.program();
    }

    /** Whether another entrant is the same agent with the same options, so that chance alone tells the two apart. */
    public boolean isMirrorOf(Entrant other) {
        return program().sha256().equals(other.program().sha256()) && options.equals(other.options);
    }

    /** What stands for its name wherever something is hashed: its author's number, or the name where there is none. */
    public String id() {
        return author.isPresent() ? "" + author.getAsInt() : name;
    }

    /** What the ids of its games are made of: the id, and the generation if it is not the first. */
    public String key() {
        return key(id(), generation);
    }

    /** The key of a generation of the entrant of that id. */
    public static String key(String id, int generation) {
        return generation == 1 ? id : id + "\n" + generation;
    }
}
