package org.botarena.arena.admission.examination;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Optional;

/**
 * Files that an examiner sends along with its answer, written without reading them. Closing deletes those that were
 * not staged. One thread.
 */
public final class Copies implements AutoCloseable {
    private final Path staging;
    private final Part jar;
    private final Part staged;

    /** Keeps the files in this folder until they are staged. */
    public Copies(Path staging) {
        this.staging = staging;
        this.jar = new Part(staging);
        this.staged = new Part(staging);
    }

    /** An unfinished file. */
    private static final class Part {
        private final Path folder;
        private Optional<Path> file = Optional.empty();
        private Optional<OutputStream> out = Optional.empty();

        Part(Path folder) {
            this.folder = folder;
        }

        OutputStream open() throws IOException {
            if (out.isEmpty()) {
                file = Optional.of(Files.createTempFile(folder, ".examined", ".tmp"));
                out = Optional.of(Files.newOutputStream(file.get()));
            }
            return out.get();
        }

        Optional<Path> finished() throws IOException {
            if (out.isPresent()) {
                out.get().close();
            }
            return file;
        }

        void drop() throws IOException {
            Optional<Path> written = finished();
            if (written.isPresent()) {
                Files.deleteIfExists(written.get());
            }
            file = Optional.empty();
            out = Optional.empty();
        }
    }

    /** Opens the file for a jar taken from a zip. */
    OutputStream jar() throws IOException {
        return jar.open();
    }

    /** Opens the file for the staged copy. */
    OutputStream staged() throws IOException {
        return staged.open();
    }

    /** The jar taken from a zip, or empty if the examiner sent no jar. */
    public Optional<Path> jarFile() throws IOException {
        return jar.finished();
    }

    /** Whether a staged copy arrived; an agent in Python plays from its zip instead. */
    boolean hasStaged() throws IOException {
        return staged.finished().isPresent();
    }

    /** The staged copy before it is named. */
    public Path stagedFile() throws IOException {
        return staged.finished().orElseThrow(() -> new IOException("an examiner sent no copy"));
    }

    /** Gives the staged copy a unique name. */
    public Path stage(String id) throws IOException {
        Path written = stagedFile();
        for (int copy = 1; ; copy++) {
            Path named = staging.resolve(copy == 1 ? id + ".jar" : String.format(Locale.ROOT, "%s-%d.jar", id, copy));
            try {
                Files.newOutputStream(named, StandardOpenOption.CREATE_NEW).close();
                return Files.move(written, named, StandardCopyOption.REPLACE_EXISTING);
            } catch (FileAlreadyExistsException e) {
                // Another agent has this name, so try the next number.
            }
        }
    }

    /** Forgets what has come. */
    void drop() throws IOException {
        jar.drop();
        staged.drop();
    }

    @Override
    public void close() throws IOException {
        drop();
    }
}
