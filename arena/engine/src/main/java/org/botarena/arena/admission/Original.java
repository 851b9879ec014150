package org.botarena.arena.admission;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.botarena.arena.admission.examiner.ExaminationRequest;
import org.botarena.arena.admission.examiner.archive.NotAJar;
import org.botarena.arena.admission.examiner.limits.Allowance;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.admission.folder.ClassFolder;
import org.botarena.arena.admission.folder.SubmissionFolder;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A copy of the submitted bytes, copied or packed once. Examination, hash and staged copy use the same bytes even if
 * the file changes meanwhile. Closing it deletes the copy.
 *
 * @param copy in the staging folder
 * @param kind the presumed kind
 * @param name the file's name without {@code .jar}; for a folder of classes, the project's name
 */
record Original(Path copy, ExaminationRequest.Kind kind, String name) implements AutoCloseable {
    private static final Sentence REMEDY = ProblemText.say("remedy.give");

    private interface Reading<T> {
        T read() throws IOException;
    }

    /** Copies a jar or a zip, or packs a folder of classes or an author's folder. */
    static Original take(Path source, Path staging) throws Refusal, IOException {
        Path copy = Files.createTempFile(staging, ".examined", ".tmp");
        boolean isTaken = false;
        try {
            Original original = copied(source, copy);
            isTaken = true;
            return original;
        } finally {
            if (!isTaken) {
                Files.delete(copy);
            }
        }
    }

    @Override
    public void close() {
        try {
            Files.deleteIfExists(copy);
        } catch (IOException e) {
            throw new UncheckedIOException("staging folder: cannot delete " + copy, e);
        }
    }

    private static Original copied(Path source, Path copy) throws Refusal, IOException {
        if (Files.isDirectory(source) && !ClassFolder.isOne(source)) {
            SubmissionFolder.pack(source, copy);
            return new Original(copy, ExaminationRequest.Kind.ZIP, Naming.ofFolder(source));
        }
        if (Files.isDirectory(source)) {
            ClassFolder.pack(source, copy);
            return new Original(copy, ExaminationRequest.Kind.CLASSES, Naming.ofFolder(source));
        }
        if (!Files.isRegularFile(source)) {
            throw new Refusal(
                    ProblemText.say(Files.exists(source) ? "what.no-file" : "what.missing"),
                    Sentence.quote(source.toAbsolutePath().toString()),
                    REMEDY);
        }
        String fileName = source.getFileName().toString();
        Optional<Refusal> instead = NotAJar.of(fileName);
        if (instead.isPresent()) {
            throw instead.get();
        }
        copy(() -> Files.newInputStream(source), copy);
        boolean isZip = fileName.toLowerCase(Locale.ROOT).endsWith(".zip");
        return new Original(
                copy,
                isZip ? ExaminationRequest.Kind.ZIP : ExaminationRequest.Kind.JAR,
                Naming.withoutEnding(fileName));
    }

    /** Copies the bytes. A failure to read is the fault of the submission; a failure to write is the arena's own. */
    private static void copy(Reading<InputStream> source, Path target) throws Refusal, IOException {
        try (OutputStream out = Files.newOutputStream(target);
                InputStream in = reading(source)) {
            byte[] buffer = new byte[1 << 16];
            long copied = 0;
            for (int n = reading(() -> in.read(buffer)); n >= 0; n = reading(() -> in.read(buffer))) {
                out.write(buffer, 0, n);
                copied += n;
                if (copied > Bounds.JAR_BYTES) {
                    throw new Refusal(
                            ProblemText.say("what.too-large"),
                            ProblemText.say("why.more-mib", Bounds.JAR_BYTES >> 20),
                            ProblemText.say("remedy.smaller", Allowance.JAR.quote()));
                }
            }
        }
    }

    private static <T> T reading(Reading<T> reading) throws Refusal {
        try {
            return reading.read();
        } catch (IOException e) {
            throw new Refusal(
                    ProblemText.say("what.unreadable"),
                    Sentence.quote(ProblemText.reason(e)),
                    ProblemText.say("remedy.readable"));
        }
    }
}
