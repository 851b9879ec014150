package org.botarena.arena.roster.profile;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.botarena.arena.admission.examiner.archive.JarNotes;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.profile.EntrantsFile.Line;

/**
 * How the entrants of a tournament are presented. Immutable.
 *
 * @param byEntrant a profile for each entrant's name
 * @param notes what the organizer should read, each a sentence
 */
public record Profiles(Map<String, Profile> byEntrant, List<String> notes) {
    /** The file that may lie beside the jars. */
    public static final String FILE = "entrants.csv";

    public Profiles {
        byEntrant = Map.copyOf(byEntrant);
        notes = List.copyOf(notes);
    }

    /**
     * The profiles by what the jars say and, in a folder that holds one, by {@value #FILE}.
     *
     * @throws IllegalArgumentException if the file is wrong, naming the line and what to do
     */
    public static Profiles of(Collection<Entrant> entrants, Path folder) {
        Path file = folder.resolve(FILE);
        List<Line> lines = Files.isRegularFile(file) ? EntrantsFile.read(file).lines() : List.of();
        Map<String, Line> taken = new HashMap<>();
        List<String> notes = new ArrayList<>();
        for (Line line : lines) {
            List<Entrant> meant =
                    entrants.stream().filter(entrant -> isMeant(line, entrant)).toList();
            if (meant.isEmpty()) {
                notes.add("%s, line %d: nobody plays from '%s'.".formatted(FILE, line.number(), line.file()));
            }
            for (Entrant entrant : meant) {
                Line other = taken.put(entrant.name(), line);
                if (other != null) {
                    throw new IllegalArgumentException("%s, lines %d and %d: both are of %s"
                            .formatted(file, other.number(), line.number(), entrant.name()));
                }
            }
        }
        Map<String, Profile> profiles = new TreeMap<>();
        entrants.forEach(entrant ->
                profiles.put(entrant.name(), profile(entrant, Optional.ofNullable(taken.get(entrant.name())))));
        requireDifferentNames(file, profiles);
        return new Profiles(profiles, notes);
    }

    private static Profile profile(Entrant entrant, Optional<Line> line) {
        JarNotes notes = entrant.jar().notes();
        return new Profile(
                line.map(Line::name).filter(name -> !name.isEmpty()).orElse(entrant.name()),
                line.map(Line::group).orElse(""),
                line.map(Line::isRanked).orElse(true),
                notes.authors(),
                notes.description());
    }

    /** By the entrant's name, the file's, or the end of its path; the ending may be missing. */
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
