package org.botarena.arena.serve.hosting.draft;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.botarena.arena.files.ZipFolder;
import org.botarena.arena.serve.hosting.draft.Draft.CodeLanguage;
import org.botarena.arena.serve.hosting.draft.StarterProjects.Starter;
import org.botarena.arena.text.catalogue.Language;

/**
 * Drafts as files of a starter project.
 *
 * @param starters thread-safe
 */
record DraftProjects(StarterProjects starters) {
    /** A constant time, so that the same draft always gives the same bytes and the same upload. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    /** The files of the template, by name. */
    Map<String, String> template(CodeLanguage language) {
        Starter project = starters.of(language, Language.ENGLISH);
        Map<String, String> files = new TreeMap<>();
        forEach(project, file -> {
            if (isOfDraft(project, file, language)) {
                files.put(file.getFileName().toString(), Files.readString(file));
            }
        });
        return files;
    }

    /** Writes a zip with only the sources, which is run and submitted. */
    void writeSources(Draft draft, OutputStream to) throws IOException {
        Starter project = starters.of(draft.language(), Language.ENGLISH);
        try (ZipOutputStream zip = new ZipOutputStream(to)) {
            for (Map.Entry<String, String> file : draft.files().entrySet()) {
                ZipEntry entry = new ZipEntry(inZip(project, project.sources().resolve(file.getKey())));
                entry.setTimeLocal(TIME);
                zip.putNextEntry(entry);
                zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
    }

    /**
     * Writes a zip with the complete project, which can be built elsewhere, and its page for a reader.
     *
     * @param to must not exist
     */
    void writeProject(Draft draft, Language reader, Path to) throws IOException {
        Starter project = starters.of(draft.language(), reader);
        try (ZipFolder zip = ZipFolder.create(to)) {
            forEach(project, file -> {
                if (!isOfDraft(project, file, draft.language())) {
                    zip.copy(file, inZip(project, file));
                }
            });
            for (Map.Entry<String, String> file : draft.files().entrySet()) {
                zip.write(inZip(project, project.sources().resolve(file.getKey())), file.getValue());
            }
        }
    }

    private static boolean isOfDraft(Starter project, Path file, CodeLanguage language) {
        return file.getParent().equals(project.sources()) && language.isSource(file.toString());
    }

    private static String inZip(Starter project, Path file) {
        return project.folder().getParent().relativize(file).toString().replace('\\', '/');
    }

    private interface FileUse {
        void accept(Path file) throws IOException;
    }

    private static void forEach(Starter project, FileUse use) {
        try (Stream<Path> files = Files.walk(project.folder())) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile).sorted()::iterator) {
                use.accept(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
