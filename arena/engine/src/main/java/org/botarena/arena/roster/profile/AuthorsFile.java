package org.botarena.arena.roster.profile;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.admission.Author;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.Csv;

/**
 * {@code authors.csv}: the people behind the submissions in a folder, one line for each person. A team's folder has
 * several lines. Immutable.
 *
 * @param lines in the order of the file
 */
public record AuthorsFile(List<Person> lines) {
    /** The optional file next to the submissions. */
    public static final String FILE = "authors.csv";

    private static final List<String> COLUMNS = List.of("folder", "name", "email", "id", "group");
    private static final List<String> PUBLISHED = List.of("folder", "name", "group");

    public AuthorsFile {
        lines = List.copyOf(lines);
    }

    /**
     * A person; unknown values are empty.
     *
     * @param folder the author's folder, zip or jar, by its name
     * @param id assigned by the platform or the school
     */
    public record Person(String folder, String name, String email, String id, String group) {
        private static final Pattern ENDING = Pattern.compile("(?i)[.](zip|jar)$");

        /** The entrant's name: the line may name a zip or a jar with its extension. */
        private String entrant() {
            return ENDING.matcher(folder).replaceFirst("");
        }

        Person named(String other) {
            return new Person(folder, other, email, id, group);
        }
    }

    /**
     * Reads the file in a folder of submissions; without one, there are no lines.
     *
     * @throws IllegalArgumentException if it is malformed; the message names file, line, fault and remedy
     */
    public static AuthorsFile in(Path folder) {
        Path file = folder.resolve(FILE);
        return Files.isRegularFile(file)
                ? new AuthorsFile(HandWrittenTable.read(file, COLUMNS, "folder").stream()
                        .map(row -> new Person(
                                row.get("folder"), row.get("name"), row.get("email"), row.get("id"), row.get("group")))
                        .toList())
                : new AuthorsFile(List.of());
    }

    /** The people behind each entrant, by its name, in the order of the lines. */
    public Map<String, List<Person>> byEntrant() {
        return lines.stream().collect(Collectors.groupingBy(Person::entrant));
    }

    /**
     * The people behind an entrant, or empty if the file does not list them.
     *
     * @param known as {@link #byEntrant} returns them
     */
    public static List<Person> behind(Entrant entrant, Map<String, List<Person>> known) {
        return Stream.concat(
                        Stream.of(entrant.name()), entrant.authors().stream().map(Author::submission))
                .distinct()
                .flatMap(name -> known.getOrDefault(name, List.of()).stream())
                .toList();
    }

    /** The file reduced to what reports show: names and groups, without addresses or numbers. */
    public String published() {
        return Csv.COMMAS.table(
                PUBLISHED, lines.stream().map(person -> List.of(person.folder, person.name, person.group)));
    }
}
