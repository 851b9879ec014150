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
import java.util.stream.StreamSupport;
import org.botarena.arena.admission.Naming;
import org.botarena.arena.admission.examiner.archive.NotAJar;
import org.botarena.arena.admission.folder.ClassFolder;

/**
 * Finds the authors in a folder, as course platforms export submissions: a file belongs to one author, and so does a
 * subfolder with everything in it, even if it is empty. Where the names of files give author and attempt, the last
 * attempt counts. The scan follows links, and counts a file once. It skips hidden files, the leftovers of macOS, the
 * parts of a project and the arena's own output. A submission without an agent counts as well: admission refuses it and
 * says what to ask for.
 */
final class DropFolder {
    /** Files that describe how a project is built. */
    private static final Set<String> BUILDS = Set.of(
            "pom.xml",
            "build.gradle",
            "build.gradle.kts",
            "settings.gradle",
            "settings.gradle.kts",
            "gradle.properties",
            "gradlew",
            "gradlew.bat",
            "mvnw",
            "mvnw.cmd",
            "build.xml",
            ".classpath",
            ".project",
            "package.bluej");

    /** Source folders and files that an author writes, at the top of a project. */
    private static final Set<String> SOURCES = Set.of("src", "agent.py");

    /** Folders that come with a project, or with a zip of it. */
    private static final Set<String> FOLDERS = Set.of(
            "target", "build", "bin", "lib", "libs", "gradle", "nbproject", "meta-inf", "__pycache__", "__macosx");

    /** The folder in which a project made by the arena keeps the jars of further games. */
    private static final String GAMES = "games";

    private final Path folder;
    private final Path samples;
    private final List<Found> found = new ArrayList<>();
    private final Set<Path> met = new HashSet<>();

    private DropFolder(Path folder, Path samples) {
        this.folder = folder;
        this.samples = samples;
    }

    /**
     * Lists the files and folders found, by path. Returns empty if the folder does not exist. Leaves out the samples'
     * folder if it is a subfolder.
     *
     * @throws UncheckedIOException if a folder cannot be read
     */
    static List<Found> scan(Path folder, Path samples) {
        DropFolder drop = new DropFolder(folder, samples);
        if (Files.isDirectory(folder)) {
            drop.scan();
        }
        return Teams.joined(drop.found);
    }

    /**
     * The names of entries at the top of the folder that belong to no author: parts of a project, or files that a zip
     * program added.
     *
     * @throws UncheckedIOException if it cannot be read
     */
    static List<String> strays(Path folder) {
        return Files.isDirectory(folder)
                ? names(folder).filter(DropFolder::isStray).sorted().toList()
                : List.of();
    }

    /**
     * The names of folders at the top of such a folder that the arena wrote there.
     *
     * @throws UncheckedIOException if one cannot be read
     */
    static List<String> written(Path folder) {
        return Files.isDirectory(folder)
                ? children(folder).stream()
                        .filter(ArenaOutput::isOne)
                        .map(path -> path.getFileName().toString())
                        .toList()
                : List.of();
    }

    /**
     * The names of files at the top of the folder that their author has replaced by a later attempt.
     *
     * @throws UncheckedIOException if it cannot be read
     */
    static List<String> earlierAttempts(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<Path> files = children(folder);
        List<Path> last = Attempt.last(files);
        return files.stream()
                .filter(file -> !last.contains(file))
                .map(file -> file.getFileName().toString())
                .filter(name -> NotAJar.isWork(List.of(name)))
                .toList();
    }

    /**
     * Whether the folder holds the submissions of several authors rather than one project. A project may have old
     * jars next to its sources; with two authors or more, those parts are strays.
     *
     * @throws UncheckedIOException if it cannot be read
     */
    static boolean isOne(Path folder) {
        if (!Files.isDirectory(folder) || ClassFolder.isOne(folder)) {
            return false;
        }
        boolean hasSources = names(folder).anyMatch(name -> SOURCES.contains(name.toLowerCase(Locale.ROOT)));
        if (!hasSources && Files.isDirectory(folder.resolve("samples"))) {
            return true;
        }
        long authors = scan(folder, folder.resolve("samples")).stream()
                .map(Found::path)
                .filter(path -> !hasSources || !path.startsWith(folder.resolve(GAMES)))
                .filter(path -> isSubmission(path)
                        || (Files.isDirectory(path) && children(path).stream().anyMatch(DropFolder::isSubmission))
                        || (!isProject(folder) && holdsProject(path)))
                .count();
        return authors >= (hasSources ? 2 : 1);
    }

    private static boolean isSubmission(Path path) {
        String name = path.getFileName().toString();
        return name.matches("(?is).*[.](jar|zip|rar|7z)")
                || name.equals("agent.py")
                || name.matches("(?is).*_assignsubmission_file(_.*)?");
    }

    /** Whether the path is an agent or a project that contains one. */
    static boolean holdsAgent(Path path) {
        return isSubmission(path) || isProject(path);
    }

    /** Whether the path holds sources: a project, or a folder that contains one. */
    private static boolean holdsProject(Path path) {
        return isProject(path)
                || (Files.isDirectory(path) && children(path).stream().anyMatch(DropFolder::isProject));
    }

    private static boolean isProject(Path folder) {
        return Files.isDirectory(folder)
                && names(folder)
                        .map(name -> name.toLowerCase(Locale.ROOT))
                        .anyMatch(name -> BUILDS.contains(name) || SOURCES.contains(name));
    }

    private static boolean isStray(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return BUILDS.contains(lower) || SOURCES.contains(lower) || FOLDERS.contains(lower);
    }

    private static Stream<String> names(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(path -> path.getFileName().toString()).toList().stream();
        } catch (IOException e) {
            throw unreadable(folder, e);
        }
    }

    private static UncheckedIOException unreadable(Path folder, IOException e) {
        return new UncheckedIOException("cannot read the folder " + folder.toAbsolutePath(), e);
    }

    private void scan() {
        List<Path> texts = new ArrayList<>();
        for (Path path : Attempt.last(children(folder))) {
            if (isStray(path.getFileName().toString())) {
                continue;
            }
            if (!Files.isDirectory(path)) {
                if (hasEnding(path, ".jar") || hasEnding(path, ".zip")) {
                    add(path, author(path, Naming.ofFile(path)));
                } else if (NotAJar.isMet(path.getFileName().toString())) {
                    add(path, author(path, Naming.ofOther(path)));
                }
            } else if (Naming.isOnlineText(path)) {
                texts.add(path);
            } else if (!real(path).equals(real(samples)) && !holds(path, folder) && !ArenaOutput.isOne(path)) {
                scanSubmission(path);
            }
        }
        for (Path text : texts) {
            String author = Naming.clean(text.getFileName().toString());
            if (found.stream().noneMatch(other -> other.name().equals(author))) {
                add(text, author);
            }
        }
    }

    private static String author(Path file, String usual) {
        return Attempt.of(file).map(Attempt::author).orElse(usual);
    }

    /**
     * Scans one author's folder: takes a jar or zip that has only notes next to it, else everything, for an examiner
     * to choose from.
     */
    private void scanSubmission(Path subfolder) {
        List<Path> work = children(subfolder).stream()
                .filter(path -> Files.isDirectory(path)
                        || NotAJar.isWork(List.of(path.getFileName().toString())))
                .toList();
        boolean isPlain = work.size() == 1
                && !Files.isDirectory(work.get(0))
                && (hasEnding(work.get(0), ".jar") || hasEnding(work.get(0), ".zip"));
        add(
                isPlain ? work.get(0) : subfolder,
                Naming.clean(subfolder.getFileName().toString()));
    }

    /** Whether a folder is or contains another one. A link may lead in a circle. */
    private static boolean holds(Path outer, Path inner) {
        return real(inner).startsWith(real(outer));
    }

    private void add(Path path, String name) {
        if (met.add(real(path))) {
            found.add(new Found(path, name));
        }
    }

    /**
     * The visible files and folders in a folder, by path.
     *
     * @throws UncheckedIOException if it cannot be read
     */
    static List<Path> children(Path folder) {
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(path -> !isPassedOver(path.getFileName().toString()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw unreadable(folder, e);
        }
    }

    /** Whether any part of the path is hidden. */
    static boolean isHidden(Path path) {
        return StreamSupport.stream(path.spliterator(), false).anyMatch(part -> isPassedOver(part.toString()));
    }

    private static boolean isPassedOver(String name) {
        return name.startsWith(".") || name.equals("__MACOSX");
    }

    private static boolean hasEnding(Path path, String ending) {
        return path.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(ending);
    }

    /** Resolves links; a path that does not exist is only made absolute. */
    static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }
}
