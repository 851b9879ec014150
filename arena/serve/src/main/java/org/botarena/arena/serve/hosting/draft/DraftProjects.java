package org.botarena.arena.serve.hosting.draft;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.project.NewProject;
import org.botarena.arena.serve.hosting.draft.Draft.CodeLanguage;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.venue.Failed;

/**
 * The projects in which drafts are written, one for each language, created like {@code arena new-agent} does for the
 * event's game. Each is created on first use. Thread-safe.
 */
final class DraftProjects implements AutoCloseable {
    private static final String NAME = "my-agent";
    private static final String PYTHON_TEMPLATE = "random";

    /** A constant time, so that the same draft always gives the same bytes and the same upload. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private final EventVenue venue;
    private final Map<CodeLanguage, Made> made = new EnumMap<>(CodeLanguage.class);

    /**
     * A project on disk.
     *
     * @param folder of the project, within a temporary folder
     * @param sources the folder of the drafts in it
     */
    private record Made(Path folder, Path sources) {
        /** The path of a file in a zip of the project. */
        String inZip(Path file) {
            return NAME + "/" + folder.relativize(file).toString().replace('\\', '/');
        }

        boolean isOfDraft(Path file, CodeLanguage language) {
            return file.getParent().equals(sources) && language.isSource(file.toString());
        }
    }

    DraftProjects(EventVenue venue) {
        this.venue = venue;
    }

    /** The files of the template, by name. */
    Map<String, String> template(CodeLanguage language) {
        Made project = project(language);
        Map<String, String> files = new TreeMap<>();
        forEach(project, file -> {
            if (project.isOfDraft(file, language)) {
                files.put(file.getFileName().toString(), Files.readString(file));
            }
        });
        return files;
    }

    /** Writes a zip with only the sources, which is run and submitted. */
    void writeSources(Draft draft, OutputStream to) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(to)) {
            write(draft, project(draft.language()), zip);
        }
    }

    /** Writes a zip with the complete project, which can be built elsewhere. */
    void writeProject(Draft draft, OutputStream to) throws IOException {
        Made project = project(draft.language());
        try (ZipOutputStream zip = new ZipOutputStream(to)) {
            forEach(project, file -> {
                if (!project.isOfDraft(file, draft.language())) {
                    write(zip, project.inZip(file), Files.readAllBytes(file));
                }
            });
            write(draft, project, zip);
        }
    }

    private static void write(Draft draft, Made project, ZipOutputStream zip) throws IOException {
        for (Map.Entry<String, String> file : draft.files().entrySet()) {
            write(
                    zip,
                    project.inZip(project.sources().resolve(file.getKey())),
                    file.getValue().getBytes(StandardCharsets.UTF_8));
        }
    }

    private static void write(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
        zip.write(bytes);
        zip.closeEntry();
    }

    private interface FileUse {
        void accept(Path file) throws IOException;
    }

    private static void forEach(Made project, FileUse use) {
        try (Stream<Path> files = Files.walk(project.folder())) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile).sorted()::iterator) {
                use.accept(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private synchronized Made project(CodeLanguage language) {
        return made.computeIfAbsent(language, this::make);
    }

    private Made make(CodeLanguage language) {
        String game = venue.terms().rules().name();
        NewProject project = language == CodeLanguage.JAVA
                ? NewProject.agent(
                        venue.installation(), NAME, game, venue.spec().games())
                : NewProject.pythonAgent(
                        venue.installation(), NAME, game, venue.spec().games(), PYTHON_TEMPLATE, "");
        try {
            Path folder = project.write(Files.createTempDirectory("draft-project-"));
            return new Made(folder, folder.resolve(project.source()).getParent());
        } catch (IOException e) {
            throw new Failed("the project cannot be made: " + e.getMessage(), e);
        }
    }

    @Override
    public synchronized void close() {
        made.values()
                .forEach(project ->
                        FileUtils.deleteQuietly(project.folder().getParent().toFile()));
    }
}
