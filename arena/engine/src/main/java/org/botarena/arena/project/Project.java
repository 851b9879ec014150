package org.botarena.arena.project;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.admission.examiner.archive.Submission;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.admission.examiner.source.CompiledProject;
import org.botarena.arena.admission.examiner.source.Pom;
import org.botarena.arena.admission.examiner.source.ProjectSources;
import org.botarena.arena.admission.examiner.source.SourceCompiler;
import org.botarena.arena.admission.examiner.source.Uncompiled;
import org.botarena.arena.admission.folder.SubmissionFolder;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Worded;
import org.botarena.arena.venue.Failed;

/**
 * A project on disk, read like a submission. Immutable.
 *
 * @param folder of the project
 * @param sources the projects in it: one, possibly with helper projects
 */
public record Project(Path folder, List<ProjectSources> sources) {
    private static final int MOST_SHOWN = 10;

    public Project {
        sources = List.copyOf(sources);
    }

    /**
     * Reads the project in this folder.
     *
     * @throws Failed if the folder holds no project; the message says what was expected
     */
    public static Project in(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw Failed.of("error.project.no-folder", folder.toAbsolutePath().normalize());
        }
        List<ProjectSources> sources = read(folder);
        if (sources.isEmpty()) {
            throw Failed.of("error.project.no-source", folder.toAbsolutePath().normalize());
        }
        return new Project(folder, sources);
    }

    private static List<ProjectSources> read(Path folder) {
        try {
            Path zip = Files.createTempFile("botarena-project-", ".zip");
            try {
                SubmissionFolder.packSources(folder, zip);
                return ProjectSources.in(Submission.files(Files.readAllBytes(zip)));
            } finally {
                Files.delete(zip);
            }
        } catch (Refusal refusal) {
            throw new Failed(refusal.problem()::in, refusal);
        } catch (IOException e) {
            throw Failed.of(e, "error.unreadable", folder, ResultsException.why(e));
        }
    }

    /** The name of its jar without the extension: from its {@code pom.xml}, else the name of its folder. */
    public String name() {
        Optional<Pom> pom = sources.stream()
                .filter(project -> project.folder().isEmpty())
                .flatMap(project -> project.pom().stream())
                .findFirst();
        return pom.flatMap(Pom::jarName)
                .orElseGet(
                        () -> String.valueOf(folder.toAbsolutePath().normalize().getFileName()));
    }

    /** The output folder for its classes. */
    public Path classes() {
        return folder.resolve("target").resolve("classes");
    }

    /** Its jar. */
    public Path jar() {
        return folder.resolve("target").resolve(name() + ".jar");
    }

    /** Whether it implements a game, because its data lists a game type. */
    public boolean isGame() {
        return sources.stream().anyMatch(ProjectSources::isGame);
    }

    /** Whether a folder holds an agent in Python, which is not built. */
    public static boolean isPython(Path folder) {
        return Files.isRegularFile(folder.resolve("agent.py"));
    }

    /**
     * Compiles it in this process into its classes folder and removes everything else there; leaves the folder
     * unchanged on error. This is for the user's own project; for a submission, an examiner uses the same compiler.
     *
     * @param games the organizer's own games
     * @throws Failed if there are errors; the message shows the first ones
     */
    public CompiledProject compile(GameJars games) {
        Path fresh = classes().resolveSibling(".classes");
        try {
            String classPath = Stream.concat(HostRuntime.libraries().stream(), games.jars().stream())
                    .map(Path::toString)
                    .collect(Collectors.joining(File.pathSeparator));
            CompiledProject compiled = new SourceCompiler(Runtime.version().feature(), classPath).compiledOne(sources);
            FileUtils.deleteDirectory(fresh.toFile());
            for (Map.Entry<String, byte[]> file : compiled.files().entrySet()) {
                Path written = fresh.resolve(file.getKey());
                Files.createDirectories(written.getParent());
                Files.write(written, file.getValue());
            }
            FileUtils.deleteDirectory(classes().toFile());
            Files.move(fresh, classes());
            return compiled;
        } catch (Uncompiled uncompiled) {
            throw new Failed(language -> errors(uncompiled, language), uncompiled);
        } catch (Refusal refusal) {
            throw new Failed(refusal.problem()::in, refusal);
        } catch (IOException e) {
            throw Failed.of(e, "error.project.classes", e.getMessage());
        } finally {
            FileUtils.deleteQuietly(fresh.toFile());
        }
    }

    private static String errors(Uncompiled uncompiled, Language language) {
        int all = uncompiled.errors().size();
        String shown = uncompiled.errors().stream().limit(MOST_SHOWN).collect(Collectors.joining("\n"));
        String more = all > MOST_SHOWN ? "\n" + language.text("error.project.more", all - MOST_SHOWN) : "";
        String hint = uncompiled.lacksLibrary() ? "\n" + language.text("error.project.library") : "";
        return language.text(
                        "error.project.errors", ProblemText.say("what.syntax").in(language), shown)
                + more
                + hint;
    }

    /**
     * Packs the classes of a project for a game, and loads the games once as a check.
     *
     * @return the game types in the jar
     * @throws Failed if the jar cannot be written or contains no playable game
     */
    public List<GameType> packGame() {
        write(out -> {
            try (ZipOutputStream zip = new ZipOutputStream(out);
                    Stream<Path> files = Files.walk(classes())) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    zip.putNextEntry(
                            new ZipEntry(classes().relativize(file).toString().replace('\\', '/')));
                    Files.copy(file, zip);
                }
            }
        });
        try {
            List<String> installed =
                    Games.installed().all().stream().map(GameType::name).toList();
            return GameJars.in(jar().getParent()).games().all().stream()
                    .filter(type -> !installed.contains(type.name()))
                    .toList();
        } catch (IllegalArgumentException e) {
            throw Failed.of(e, "error.project.game", Worded.of(e));
        }
    }

    /** Writes the content of a jar. */
    interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /** Writes the jar atomically, and returns its path. */
    Path write(Content content) {
        Path draft = jar().resolveSibling(jar().getFileName() + ".new");
        try {
            try (OutputStream out = Files.newOutputStream(draft)) {
                content.writeTo(out);
            }
            return Files.move(draft, jar(), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw Failed.of(e, "error.project.jar", e.getMessage());
        }
    }

    /** Whether there are classes, none older than the newest source. */
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
            throw Failed.of(e, "error.unreadable", classes(), ResultsException.why(e));
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
