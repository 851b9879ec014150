package org.botarena.arena.roster;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.arena.admission.Naming;
import org.botarena.arena.admission.folder.ClassFolder;
import org.botarena.arena.text.Suggestion;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;

/** Resolves an ENTRANT argument: a path, else the name of an agent, else the name of a sample. */
final class Resolver {
    private static final Pattern OPTIONS = Pattern.compile("(?<=[.]jar|[.]engine[.]json):|:(?=[a-z][a-z0-9-]*=)");

    private final Path agentsFolder;
    private final Path samplesFolder;
    private final List<Found> agents;
    private final List<Found> samples;

    Resolver(Path agentsFolder, Path samplesFolder) {
        this.agentsFolder = agentsFolder;
        this.samplesFolder = samplesFolder;
        this.agents = DropFolder.scan(agentsFolder, samplesFolder);
        this.samples = DropFolder.scan(samplesFolder, samplesFolder);
    }

    /** A resolved ENTRANT: the file found, and the options as given. */
    record Resolved(Found found, Map<String, String> options) {}

    List<Found> agents() {
        return agents;
    }

    List<Found> samples() {
        return samples;
    }

    /**
     * Resolves {@code PATH} or {@code NAME}, each optionally followed by {@code :name=value,…}.
     *
     * @throws IllegalArgumentException if it matches nothing, or several things; the message lists what there is
     */
    Resolved resolve(String text) {
        Matcher colon = OPTIONS.matcher(text);
        if (existing(text).isPresent() || !colon.find()) {
            return new Resolved(find(text), Map.of());
        }
        Found found = find(text.substring(0, colon.start()));
        return new Resolved(found, Games.options(text.substring(colon.end())));
    }

    /**
     * Returns the sample of that name.
     *
     * @throws IllegalArgumentException if it does not exist; the message lists the samples
     */
    Found sample(String name) {
        return named(samples, name)
                .orElseThrow(() ->
                        new InvalidInput(Sentence.of("error.sample", name, list("samples", samplesFolder, samples))));
    }

    private Found find(String word) {
        Optional<Path> path = existing(word);
        if (path.isPresent() && (!Files.isDirectory(path.get()) || ClassFolder.isOne(path.get()))) {
            return at(path.get());
        }
        return named(agents, word)
                .or(() -> named(samples, word))
                .or(() -> path.map(Resolver::compiled).map(this::at))
                .orElseThrow(() -> new InvalidInput(Sentence.of(
                        "error.entrant",
                        word,
                        meant(word),
                        absolute(word),
                        list("agents", agentsFolder, agents),
                        list("samples", samplesFolder, samples))));
    }

    private Sentence meant(String word) {
        List<String> known = Stream.concat(agents.stream(), samples.stream())
                .map(Found::name)
                .toList();
        return Suggestion.to(word, known)
                .map(near -> Sentence.of("error.entrant.meant", near))
                .orElse(Sentence.NONE);
    }

    private static Optional<Found> named(List<Found> among, String word) {
        List<Found> exact =
                among.stream().filter(found -> found.name().equals(word)).toList();
        List<Found> all = exact.isEmpty()
                ? among.stream().filter(found -> found.isCalled(word)).toList()
                : exact;
        if (all.size() > 1) {
            throw new InvalidInput(Sentence.of(
                    "error.entrant.several",
                    word,
                    all.stream().map(found -> found.path().toString()).collect(Collectors.joining(", "))));
        }
        return all.stream().findFirst();
    }

    /** Keeps the name from the scan for a path that the scan has found. */
    private Found at(Path path) {
        Path real = DropFolder.real(path);
        return Stream.concat(agents.stream(), samples.stream())
                .filter(found -> DropFolder.real(found.path()).equals(real))
                .findFirst()
                .orElseGet(
                        () -> new Found(path, Files.isDirectory(path) ? Naming.ofFolder(path) : Naming.ofFile(path)));
    }

    private static Optional<Path> existing(String text) {
        try {
            return text.isBlank()
                    ? Optional.empty()
                    : Optional.of(Path.of(text)).filter(Files::exists);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static String absolute(String word) {
        try {
            return Path.of(word).toAbsolutePath().toString();
        } catch (InvalidPathException e) {
            return VisibleText.plain(word);
        }
    }

    /**
     * For a project's folder without sources, returns the classes that Maven or an IDE compiled; otherwise the path
     * itself.
     */
    private static Path compiled(Path folder) {
        return ClassFolder.holdsSources(folder) ? folder : classes(folder);
    }

    private static Path classes(Path folder) {
        return Naming.OUTPUT_FOLDERS.stream()
                .map(folder::resolve)
                .filter(Files::isDirectory)
                .findFirst()
                .orElse(folder);
    }

    private static Sentence list(String what, Path folder, List<Found> found) {
        String names = found.stream().map(Found::name).collect(Collectors.joining(", "));
        return Sentence.of(
                "error.entrants." + what, folder, names.isEmpty() ? Sentence.of("error.entrants.none") : names);
    }
}
