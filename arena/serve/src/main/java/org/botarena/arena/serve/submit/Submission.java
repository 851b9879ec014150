package org.botarena.arena.serve.submit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.admission.Program;
import org.botarena.arena.admission.examiner.archive.NotAJar;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.admission.folder.ClassFolder;
import org.botarena.arena.admission.folder.SubmissionFolder;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.venue.Failed;

/**
 * The file to send; a folder is packed. Problems visible here are reported before anything is sent. Closing it deletes
 * the packed file.
 *
 * @param temporary the folder with the packed file
 */
record Submission(Path file, Optional<Path> temporary) implements AutoCloseable {
    /**
     * Prepares a typed path.
     *
     * @throws Failed if it cannot be read, or is not a folder, jar, zip or {@code agent.py}
     */
    static Submission of(Path typed) {
        if (Files.isDirectory(typed)) {
            return packed(typed.toAbsolutePath().normalize());
        }
        try (InputStream in = Files.newInputStream(typed)) {
            byte[] start = in.readNBytes(2);
            boolean isZip = start.length == 2 && start[0] == 'P' && start[1] == 'K';
            if (!isZip && !typed.endsWith(Program.Script.MAIN)) {
                throw new Failed(
                        "%s is %s: hand in the jar, a zip of the project, or its folder".formatted(typed, kind(typed)));
            }
            return new Submission(typed, Optional.empty());
        } catch (NoSuchFileException e) {
            throw new Failed("the file %s does not exist".formatted(typed), e);
        } catch (IOException e) {
            throw unreadable(typed, e);
        }
    }

    private static Failed unreadable(Path typed, IOException e) {
        return new Failed("%s cannot be read: %s".formatted(typed, ResultsException.why(e)), e);
    }

    private static String kind(Path file) {
        return NotAJar.of(file.getFileName().toString())
                .map(refusal -> refusal.problem().what().toString())
                .orElse("neither a jar nor a zip");
    }

    /**
     * A folder of classes becomes a jar; a Java project is sent with the files for its build, a Python project
     * completely.
     */
    private static Submission packed(Path folder) {
        boolean isClasses = ClassFolder.isOne(folder);
        Path temporary = null;
        try {
            temporary = Files.createTempDirectory("botarena-submission-");
            Path file = temporary.resolve(folder.getFileName() + (isClasses ? ".jar" : ".zip"));
            if (isClasses || !SubmissionFolder.holdsJava(folder)) {
                ClassFolder.pack(folder, file);
            } else {
                SubmissionFolder.pack(folder, file);
            }
            return new Submission(file, Optional.of(temporary));
        } catch (Refusal e) {
            delete(temporary);
            throw new Failed("%s cannot be sent: %s".formatted(folder, e.problem()), e);
        } catch (IOException e) {
            delete(temporary);
            throw unreadable(folder, e);
        }
    }

    private static void delete(Path temporary) {
        FileUtils.deleteQuietly(temporary.toFile());
    }

    @Override
    public void close() {
        temporary.ifPresent(Submission::delete);
    }
}
