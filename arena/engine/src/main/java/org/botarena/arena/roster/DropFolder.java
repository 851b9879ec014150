package org.botarena.arena.roster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.botarena.arena.admission.Naming;
import org.botarena.arena.admission.examiner.archive.NotAJar;

/**
 * Looks for authors in a folder, as Moodle exports their hand-ins: a file is one author's, and so is a subfolder with all
 * that lies in it, nothing included. Links are followed; a file that is met twice counts once. Hidden files and what macOS
 * leaves behind are passed over. What holds no agent counts as well: admission refuses it, and says what to ask for.
 */
final class DropFolder {
    private final Path folder;
    private final Path samples;
    private final List<Found> found = new ArrayList<>();
    private final Set<Path> met = new HashSet<>();

    private DropFolder(Path folder, Path samples) {
        this.folder = folder;
        this.samples = samples;
    }

    /**
     * What lies there, by path; nothing if there is no such folder. The samples' folder, if it is a subfolder, is left
     * out.
     *
     * @throws UncheckedIOException if a folder cannot be read
     */
    static List<Found> scan(Path folder, Path samples) {
        DropFolder drop = new DropFolder(folder, samples);
        if (Files.isDirectory(folder)) {
            drop.scan();
        }
        return List.copyOf(drop.found);
    }

    private void scan() {
        List<Path> texts = new ArrayList<>();
        for (Path path : children(folder)) {
            if (!Files.isDirectory(path)) {
                if (hasEnding(path, ".jar") || hasEnding(path, ".zip")) {
                    add(path, Naming.ofFile(path));
                } else if (NotAJar.isMet(path.getFileName().toString())) {
                    add(path, Naming.ofOther(path));
                }
            } else if (Naming.isOnlineText(path)) {
                texts.add(path);
            } else if (!real(path).equals(real(samples)) && !holds(path, folder)) {
                scanHandIn(path);
            }
        }
        for (Path text : texts) {
            String author = Naming.clean(text.getFileName().toString());
            if (found.stream().noneMatch(other -> other.name().equals(author))) {
                add(text, author);
            }
        }
    }

    /** One author's folder: the only jar or zip at its top, else all of it, for an examiner to choose from. */
    private void scanHandIn(Path subfolder) {
        List<Path> files = children(subfolder).stream()
                .filter(path -> !Files.isDirectory(path))
                .toList();
        List<Path> jars = files.stream().filter(path -> hasEnding(path, ".jar")).toList();
        List<Path> zips = files.stream().filter(path -> hasEnding(path, ".zip")).toList();
        List<Path> likely = jars.isEmpty() ? zips : jars;
        boolean isPlain = likely.size() == 1 && !Files.isDirectory(subfolder.resolve("src"));
        add(
                isPlain ? likely.get(0) : subfolder,
                Naming.clean(subfolder.getFileName().toString()));
    }

    /** Whether a folder is another one, or around it: a link may lead in a circle. */
    private static boolean holds(Path outer, Path inner) {
        return real(inner).startsWith(real(outer));
    }

    private void add(Path path, String name) {
        if (met.add(real(path))) {
            found.add(new Found(path, name));
        }
    }

    private static List<Path> children(Path folder) {
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(path -> !isPassedOver(path.getFileName().toString()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the folder " + folder.toAbsolutePath(), e);
        }
    }

    private static boolean isPassedOver(String name) {
        return name.startsWith(".") || name.equals("__MACOSX");
    }

    private static boolean hasEnding(Path path, String ending) {
        return path.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(ending);
    }

    /** The path without links; of something that is not there, the path made absolute. */
    static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }
}
