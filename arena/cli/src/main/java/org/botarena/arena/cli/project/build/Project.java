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
import org.botarena.arena.admission.examiner.archive.HandIn;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.admission.examiner.source.Pom;
import org.botarena.arena.admission.examiner.source.ProjectSources;
import org.botarena.arena.admission.folder.HandInFolder;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.venue.Failed;

/**
 * A project on disk, read as an examiner reads a submission. Immutable.
 *
 * @param folder of the project
 * @param sources the projects in it: one, or one with its helpers
 */
public record Project(Path folder, List<ProjectSources> sources) {
    public Project {
        sources = List.copyOf(sources);
    }

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
        List<ProjectSources> sources = read(folder);
        if (sources.isEmpty()) {
            throw new Failed("no Java source is in %s: 'arena new-agent NAME' makes a project"
                    .formatted(folder.toAbsolutePath().normalize()));
        }
        return new Project(folder, sources);
    }

    private static List<ProjectSources> read(Path folder) {
        try {
            Path zip = Files.createTempFile("botarena-project-", ".zip");
            try {
                HandInFolder.packSources(folder, zip);
                return ProjectSources.in(HandIn.files(Files.readAllBytes(zip)));
            } finally {
                Files.delete(zip);
            }
        } catch (Refusal refusal) {
            throw new Failed(refusal.problem().toString(), refusal);
        } catch (IOException e) {
            throw new Failed("%s cannot be read: %s".formatted(folder, ResultsException.why(e)), e);
        }
    }

    /** The name of its jar, without the ending: as its {@code pom.xml} says, else that of its folder. */
    public String name() {
        Optional<Pom> pom = sources.stream()
                .filter(project -> project.folder().isEmpty())
                .flatMap(project -> project.pom().stream())
                .findFirst();
        return pom.flatMap(Pom::jarName)
                .orElseGet(
                        () -> String.valueOf(folder.toAbsolutePath().normalize().getFileName()));
    }

    /** Where its classes are compiled to. */
    public Path classes() {
        return folder.resolve("target").resolve("classes");
    }

    /** Its jar. */
    public Path jar() {
        return folder.resolve("target").resolve(name() + ".jar");
    }

    /** Whether it is for a game: whether its data names one. */
    public boolean isGame() {
        return sources.stream().anyMatch(ProjectSources::isGame);
    }

    /** Whether there are classes, none older than the youngest source. */
    public boolean isCompiled() {
        Optional<FileTime> compiled = youngest(classFiles().stream());
        Optional<FileTime> changed = youngest(Stream.concat(
                sources.stream().flatMap(project -> project.paths().stream()).map(folder::resolve),
                Stream.of(folder.resolve("pom.xml"))));
        return compiled.isPresent() && changed.orElseThrow().compareTo(compiled.get()) <= 0;
    }

    private List<Path> classFiles() {
        if (!Files.isDirectory(classes())) {
            return List.of();
        }
        try (Stream<Path> tree = Files.walk(classes())) {
            return tree.filter(file -> file.toString().endsWith(".class")).toList();
        } catch (IOException e) {
            throw new Failed("%s cannot be read: %s".formatted(classes(), ResultsException.why(e)), e);
        }
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
}
