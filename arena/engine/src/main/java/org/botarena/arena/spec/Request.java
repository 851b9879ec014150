package org.botarena.arena.spec;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.arena.store.Settings;

/**
 * What somebody asks of a tournament: as text, and perhaps only a part of it. Immutable.
 *
 * @param settings that were given
 * @param entrants who takes part; none: not said
 */
public record Request(Settings settings, List<Entry> entrants) {
    /** Nothing is asked for. */
    public static final Request NONE = new Request(Settings.NONE, List.of());

    public Request {
        entrants = List.copyOf(entrants);
    }

    /** What is typed. */
    public static Request typed(Settings settings, List<String> entrants) {
        return new Request(
                settings, entrants.stream().map(text -> new Entry(text, "", "")).toList());
    }

    /** Entrants by what they are called: the paths of their jars. */
    public static Request named(Settings settings, Map<String, Path> entrants) {
        return new Request(
                settings,
                entrants.entrySet().stream()
                        .map(entrant -> new Entry(entrant.getValue().toString(), "", entrant.getKey()))
                        .toList());
    }

    /**
     * An entrant as it is written.
     *
     * @param path of a jar or a folder of classes, or the name of a jar in the drop folder or of a sample; perhaps with options
     *     behind a colon
     * @param options as they would stand there, {@code k=0.5,share=0.8}; empty: none but those
     * @param name the name to show; empty: the usual one
     */
    record Entry(String path, String options, String name) {
        /** The same with the path made one beside the file, if something is there. */
        Entry beside(Path file) {
            Path beside = file.toAbsolutePath().resolveSibling(path);
            return beside.toFile().exists() ? new Entry(beside.toString(), options, name) : this;
        }

        /** As it would be typed. */
        String text() {
            return options.isEmpty() ? path : path + ":" + options;
        }
    }

    /** This, and what it does not say as another one says it. */
    public Request over(Request other) {
        return new Request(settings.over(other.settings), entrants.isEmpty() ? other.entrants : entrants);
    }

    /** The entrants as they would be typed. */
    List<String> texts() {
        return entrants.stream().map(Entry::text).toList();
    }

    /** The names to show, by the entrants as they would be typed. */
    Map<String, String> names() {
        return entrants.stream()
                .filter(entrant -> !entrant.name().isEmpty())
                .collect(Collectors.toMap(Entry::text, Entry::name, (first, second) -> second));
    }
}
