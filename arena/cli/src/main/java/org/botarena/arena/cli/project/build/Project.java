package org.botarena.arena.cli.project.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.venue.Failed;

/**
 * A project on disk: one of Maven's or Gradle's layout, or a plain folder {@code src}. Immutable.
 *
 * @param folder of the project
 * @param sources the folder with its packages
 * @param resources the folder with what is packed beside the classes; it need not exist
 * @param name of its jar, without the ending
 * @param release the Java that it is built for, as written; empty if it does not say
 */
public record Project(Path folder, Path sources, Path resources, String name, Optional<String> release) {
    private static final Path MAIN = Path.of("src", "main", "java");

    /**
     * The project in this folder.
     *
     * @throws Failed if there is none, saying what was looked for
     */
    public static Project in(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new Failed("there is no folder %s: 'arena new-agent NAME' makes a project"
                    .formatted(folder.toAbsolutePath().normalize()));
        }
        Path pomFile = folder.resolve("pom.xml");
        Optional<Pom> pom = Files.isRegularFile(pomFile) ? Optional.of(Pom.read(pomFile)) : Optional.empty();
        Path main = folder.resolve(MAIN);
        Path sources = Files.isDirectory(main) ? main : folder.resolve("src");
        Path resources =
                Files.isDirectory(main) ? folder.resolve("src").resolve("main").resolve("resources") : sources;
        String name = pom.flatMap(Pom::jarName)
                .orElseGet(
                        () -> String.valueOf(folder.toAbsolutePath().normalize().getFileName()));
        Project project = new Project(folder, sources, resources, name, pom.flatMap(Pom::release));
        if (project.javaFiles().isEmpty()) {
            throw new Failed(
                    "no Java source lies in %s, neither in %s nor in src: 'arena new-agent NAME' makes a project"
                            .formatted(folder.toAbsolutePath().normalize(), MAIN));
        }
        return project;
    }

    /** Where its classes are compiled to. */
    public Path classes() {
        return folder.resolve("target").resolve("classes");
    }

    /** Its jar. */
    public Path jar() {
        return folder.resolve("target").resolve(name + ".jar");
    }

    /** Its sources, without those of tests. */
    public List<Path> javaFiles() {
        return files(sources).stream()
                .filter(file -> file.toString().endsWith(".java"))
                .toList();
    }

    /** What is packed beside the classes. */
    public List<Path> resourceFiles() {
        return files(resources).stream()
                .filter(file -> !file.toString().endsWith(".java"))
                .toList();
    }

    /** Whether there are classes, none older than the youngest source. */
    public boolean isCompiled() {
        Optional<FileTime> compiled = youngest(
                files(classes()).stream().filter(file -> file.toString().endsWith(".class")));
        Optional<FileTime> changed = youngest(Stream.concat(
                Stream.concat(javaFiles().stream(), resourceFiles().stream()), Stream.of(folder.resolve("pom.xml"))));
        return compiled.isPresent() && changed.orElseThrow().compareTo(compiled.get()) <= 0;
    }

    private static Optional<FileTime> youngest(Stream<Path> files) {
        return files.filter(Files::exists).map(Project::changed).max(Comparator.naturalOrder());
    }

    private static FileTime changed(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> tree = Files.walk(folder)) {
            return tree.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new Failed("%s cannot be read: %s".formatted(folder, e.getMessage()), e);
        }
    }
}
