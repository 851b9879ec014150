package org.botarena.arena.serve.submit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.botarena.arena.admission.examiner.archive.NotAJar;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.venue.Failed;

/** The file that is to be sent. What can be seen of it here is said here, before anything is sent. */
record Submission(Path file) {
    /**
     * Looks at it.
     *
     * @throws Failed if it cannot be read, or is neither a jar nor a zip
     */
    void require() {
        if (Files.isDirectory(file)) {
            throw new Failed("%s is a folder: hand in its jar, or a zip of it".formatted(file));
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] start = in.readNBytes(2);
            if (start.length < 2 || start[0] != 'P' || start[1] != 'K') {
                throw new Failed("%s is %s: hand in the jar, or a zip of the project".formatted(file, kind()));
            }
        } catch (NoSuchFileException e) {
            throw new Failed("there is no file %s".formatted(file), e);
        } catch (IOException e) {
            throw new Failed("%s cannot be read: %s".formatted(file, ResultsException.why(e)), e);
        }
    }

    private String kind() {
        return NotAJar.of(file.getFileName().toString())
                .map(refusal -> refusal.problem().what().toString())
                .orElse("neither a jar nor a zip");
    }
}
