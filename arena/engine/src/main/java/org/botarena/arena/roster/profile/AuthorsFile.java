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
 * {@code authors.csv}: who is behind a folder of hand-ins, a line for each person; a team's folder comes in several lines. Immutable.
 *
 * @param lines in the order of the file
 */
public record AuthorsFile(List<Person> lines) {
    /** The file that may lie beside the hand-ins. */
    public static final String FILE = "authors.csv";

    private static final List<String> COLUMNS = List.of("folder", "name", "email", "id", "group");
    private static final List<String> PUBLISHED = List.of("folder", "name", "group");

    public AuthorsFile {
        lines = List.copyOf(lines);
    }

    /**
     * A person; what is not known is empty.
     *
     * @param folder the author's folder, zip or jar, by its name
     * @param id the platform's, or the school's
     */
    public record Person(String folder, String name, String email, String id, String group) {
        private static final Pattern ENDING = Pattern.compile("(?i)[.](zip|jar)$");

        /** As the entrant is called: the line may name a zip or a jar with its ending. */
        private String entrant() {
            return ENDING.matcher(folder).replaceFirst("");
        }

        Person named(String other) {
            return new Person(folder, other, email, id, group);
        }
    }

    /**
     * The file in a folder of hand-ins; without one there is no line.
     *
     * @throws IllegalArgumentException naming file and line, what is wrong and what to do
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

    /** Those behind each entrant, by its name, in the order of the lines. */
    public Map<String, List<Person>> byEntrant() {
        return lines.stream().collect(Collectors.groupingBy(Person::entrant));
    }

    /**
     * Those behind an entrant; none: the file does not say who they are.
     *
     * @param known as {@link #byEntrant} gives them
     */
    public static List<Person> behind(Entrant entrant, Map<String, List<Person>> known) {
        return Stream.concat(
                        Stream.of(entrant.name()), entrant.authors().stream().map(Author::handIn))
                .distinct()
                .flatMap(name -> known.getOrDefault(name, List.of()).stream())
                .toList();
    }

    /** The file with what the reports tell of people, names and groups, and no address or number. */
    public String published() {
        return Csv.COMMAS.table(
                PUBLISHED, lines.stream().map(person -> List.of(person.folder, person.name, person.group)));
    }
}
