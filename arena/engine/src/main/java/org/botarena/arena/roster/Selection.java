package org.botarena.arena.roster;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;

/**
 * What the organizer asked for. Immutable.
 *
 * @param game that is played
 * @param agents the drop folder
 * @param samples the folder of the arena's own samples: a jar is a sample iff it lies there
 * @param entrants as written on the command line; none: all that lies in the drop folder
 * @param with names of samples that are to take part in any case; none: they take part where they are needed
 * @param displayNames names that a configuration gives, by what {@code entrants} has of them
 * @param languages what agents may be written in; none: Java, and whoever is named as it likes
 */
public record Selection(
        GameType game,
        Path agents,
        Path samples,
        List<String> entrants,
        List<String> with,
        Map<String, String> displayNames,
        List<String> languages) {
    private static final String PYTHON = "python";

    /** What hand-ins may be written in. */
    public static final List<String> LANGUAGES = List.of("java", PYTHON);

    /** Paths become absolute. */
    public Selection {
        agents = agents.toAbsolutePath().normalize();
        samples = samples.toAbsolutePath().normalize();
        entrants = List.copyOf(entrants);
        with = List.copyOf(with);
        displayNames = Map.copyOf(displayNames);
        languages = List.copyOf(languages);
    }

    /** Whether entrants may be written in Python. */
    public boolean takesPython() {
        return languages.isEmpty() ? !entrants.isEmpty() : languages.contains(PYTHON);
    }

    /**
     * All that lies in the drop folder.
     *
     * @param languages what agents may be written in; none: Java
     */
    public static Selection folder(GameType game, Path agents, Path samples, List<String> languages) {
        return new Selection(game, agents, samples, List.of(), List.of(), Map.of(), languages);
    }

    /** These entrants instead of the whole folder. */
    public Selection entrants(String... texts) {
        return new Selection(game, agents, samples, List.of(texts), with, displayNames, languages);
    }

    /** The jar in one file only, under a name. */
    public Selection naming(String name, Path file) {
        String text = file.toString();
        return new Selection(game, agents, samples, List.of(text), List.of(), Map.of(text, name), languages);
    }
}
