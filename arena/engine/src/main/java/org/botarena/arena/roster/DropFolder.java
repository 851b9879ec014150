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
 * Looks for jars in a folder and in its subfolders, no deeper: what Moodle exports. Links are followed; a file that is
 * met twice counts once. Hidden files and what macOS leaves behind are passed over. A hand-in without a jar, sources
 * or a foreign archive, counts as well: admission refuses it, and says what to ask for.
 */
final class DropFolder {
    private static final int DEEPEST = 8;
    private static final int MOST_LOOKED_AT = 10_000;

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
        for (Path path : children(folder)) {
            if (!Files.isDirectory(path)) {
                if (hasEnding(path, ".jar") || hasEnding(path, ".zip")) {
                    add(path, Naming.ofFile(path));
                } else if (NotAJar.isMet(path.getFileName().toString())) {
                    add(path, Naming.ofOther(path));
                }
            } else if (!real(path).equals(real(samples))) {
                scanHandIn(path);
            }
        }
    }

    /** One author's folder. Where there is a jar, a zip beside it holds the sources. */
    private void scanHandIn(Path subfolder) {
        List<Path> files = children(subfolder).stream()
                .filter(path -> !Files.isDirectory(path))
                .toList();
        List<Path> jars = files.stream().filter(path -> hasEnding(path, ".jar")).toList();
        if (jars.isEmpty()) {
            jars = files.stream().filter(path -> hasEnding(path, ".zip")).toList();
        }
        for (Path jar : jars) {
            add(jar, jars.size() == 1 ? Naming.ofParent(jar) : Naming.ofFile(jar));
        }
        if (jars.isEmpty() && (Naming.isHandIn(subfolder) || isInsteadIn(subfolder))) {
            add(subfolder, Naming.clean(subfolder.getFileName().toString()));
        }
    }

    /** Sources or a foreign archive: for admission to refuse, so that nobody is left out without a word. */
    private static boolean isInsteadIn(Path subfolder) {
        try (Stream<Path> files = Files.find(subfolder, DEEPEST, (file, facts) -> facts.isRegularFile())) {
            return files.limit(MOST_LOOKED_AT)
                    .map(file -> subfolder.relativize(file).toString().replace('\\', '/'))
                    .anyMatch(NotAJar::isMet);
        } catch (IOException | UncheckedIOException e) {
            return false; // what cannot be read is nobody's hand-in
        }
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
