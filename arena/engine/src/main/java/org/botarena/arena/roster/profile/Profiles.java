package org.botarena.arena.roster.profile;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.admission.examiner.archive.JarNotes;
import org.botarena.arena.files.WholeFile;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.profile.AuthorsFile.Person;
import org.botarena.arena.roster.profile.EntrantsFile.Line;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The presentation of all entrants of a tournament. Immutable.
 *
 * @param byEntrant a profile for each entrant's name
 * @param copies the names of all members of each family except the first one in the file
 * @param notes sentences for the organizer
 */
public record Profiles(Map<String, Profile> byEntrant, Set<String> copies, List<Sentence> notes) {
    /** The optional file next to the jars. */
    public static final String FILE = "entrants.csv";

    public Profiles {
        byEntrant = Map.copyOf(byEntrant);
        copies = Set.copyOf(copies);
        notes = List.copyOf(notes);
    }

    /**
     * Builds the profiles from the jars and from two files in the submissions' folder, {@link AuthorsFile} and
     * {@value #FILE}. A name shared by two people is shown with the name of the folder.
     *
     * @throws IllegalArgumentException if a file is malformed; the message names the line and the remedy
     */
    public static Profiles of(Collection<Entrant> entrants, Path folder) {
        Path file = folder.resolve(FILE);
        List<Line> lines = Files.isRegularFile(file) ? EntrantsFile.read(file).lines() : List.of();
        Map<String, Line> taken = new HashMap<>();
        Set<String> families = new HashSet<>();
        Set<String> copies = new HashSet<>();
        List<Sentence> notes = new ArrayList<>();
        for (Line line : lines) {
            List<Entrant> meant =
                    entrants.stream().filter(entrant -> isMeant(line, entrant)).toList();
            if (meant.isEmpty()) {
                notes.add(Sentence.of("roster.unused-line", FILE, line.number(), line.file()));
            }
            for (Entrant entrant : meant) {
                if (!line.family().isEmpty() && !families.add(line.family())) {
                    copies.add(entrant.name());
                }
                Line other = taken.put(entrant.name(), line);
                if (other != null) {
                    throw new IllegalArgumentException(String.format(
                            Locale.ROOT,
                            "%s, lines %d and %d: both are of %s",
                            file,
                            other.number(),
                            line.number(),
                            entrant.name()));
                }
            }
        }
        Map<String, List<Person>> people =
                people(entrants, AuthorsFile.in(folder).byEntrant());
        Map<String, Profile> profiles = new TreeMap<>();
        entrants.forEach(entrant -> profiles.put(
                entrant.name(),
                profile(entrant, Optional.ofNullable(taken.get(entrant.name())), people.get(entrant.name()))));
        requireDifferentNames(file, profiles);
        return new Profiles(profiles, copies, notes);
    }

    /**
     * The entrants that the file names, by name or by jar, with or without folder and extension.
     *
     * @throws IllegalArgumentException if the file is wrong
     */
    public static Set<String> named(Path folder) {
        return EntrantsFile.read(folder.resolve(FILE)).lines().stream()
                .map(line -> line.file().replace('\\', '/'))
                .flatMap(file -> Stream.of(file, file.replaceFirst("^.*/", "").replaceFirst("(?i)[.](zip|jar)$", "")))
                .collect(Collectors.toSet());
    }

    /**
     * Removes the lines of some entrants from the file, and renames others.
     *
     * @param gone the names of the entrants to remove
     * @param shown the new names, by the current ones
     * @throws IllegalArgumentException if the file is wrong
     * @throws org.botarena.arena.files.ResultsException if it cannot be written
     */
    public static void rename(Path folder, Set<String> gone, Map<String, String> shown) {
        Path file = folder.resolve(FILE);
        Stream<List<String>> others = Files.isRegularFile(file)
                ? EntrantsFile.read(file).lines().stream()
                        .filter(line -> !gone.contains(line.file()) && !shown.containsKey(line.file()))
                        .map(line -> List.of(
                                line.file(), line.name(), line.group(), line.isRanked() ? "yes" : "no", line.family()))
                : Stream.empty();
        String table = Csv.COMMAS.table(
                EntrantsFile.COLUMNS,
                Stream.concat(
                        others,
                        shown.entrySet().stream().map(one -> List.of(one.getKey(), one.getValue(), "", "yes", ""))));
        WholeFile.write(file, out -> out.write(table));
    }

    /** The people behind each entrant; a name that two people share is followed by the folder in brackets. */
    private static Map<String, List<Person>> people(Collection<Entrant> entrants, Map<String, List<Person>> authors) {
        Map<String, List<Person>> people =
                entrants.stream().collect(Collectors.toMap(Entrant::name, entrant -> people(entrant, authors)));
        Map<String, Long> alone = people.values().stream()
                .filter(those -> those.size() == 1)
                .collect(Collectors.groupingBy(those -> those.get(0).name(), Collectors.counting()));
        people.replaceAll((entrant, those) -> those.size() == 1
                        && alone.get(those.get(0).name()) > 1
                ? List.of(those.get(0).named("%s (%s)".formatted(those.get(0).name(), entrant)))
                : those);
        return people;
    }

    /** Returns the people named by the organizer, else the members of the team according to its folders. */
    private static List<Person> people(Entrant entrant, Map<String, List<Person>> authors) {
        List<Person> named = AuthorsFile.behind(entrant, authors);
        return named.isEmpty() && entrant.authors().size() > 1
                ? entrant.authors().stream()
                        .map(author -> new Person(entrant.name(), author.name(), "", "", ""))
                        .toList()
                : named;
    }

    /**
     * Builds a profile. A single person's name is the entrant's name; a team is named after its folder, with its
     * members as authors.
     */
    private static Profile profile(Entrant entrant, Optional<Line> line, List<Person> people) {
        JarNotes notes = entrant.jar().notes();
        String names = joined(people, Person::name);
        String usual = people.size() == 1 && entrant.authors().size() == 1 && !names.isEmpty() ? names : entrant.name();
        String shown = line.map(Line::name).filter(name -> !name.isEmpty()).orElse(usual);
        return new Profile(
                shown,
                line.map(Line::group).filter(group -> !group.isEmpty()).orElse(joined(people, Person::group)),
                line.map(Line::isRanked).orElse(true),
                names.isEmpty() ? notes.authors() : names.equals(shown) ? "" : names,
                notes.description());
    }

    private static String joined(List<Person> people, Function<Person, String> part) {
        return people.stream()
                .map(part)
                .filter(text -> !text.isEmpty())
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /** Matches by the entrant's name, the file's name, or the end of its path; the extension is optional. */
    private static boolean isMeant(Line line, Entrant entrant) {
        String path = entrant.jar().source().toString().replace('\\', '/');
        String file = line.file().replace('\\', '/');
        return line.file().equals(entrant.name())
                || ("/" + path).endsWith("/" + file)
                || ("/" + path).endsWith("/" + file + ".jar");
    }

    private static void requireDifferentNames(Path file, Map<String, Profile> profiles) {
        Map<String, String> shown = new HashMap<>();
        profiles.forEach((entrant, profile) -> {
            String other = shown.put(profile.displayName(), entrant);
            if (other != null) {
                throw new IllegalArgumentException("%s: %s and %s would both be called '%s': give them different names"
                        .formatted(file, other, entrant, profile.displayName()));
            }
        });
    }
}
