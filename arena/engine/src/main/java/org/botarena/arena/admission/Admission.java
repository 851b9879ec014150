package org.botarena.arena.admission;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.admission.examination.AdmissionStopped;
import org.botarena.arena.admission.examination.Copies;
import org.botarena.arena.admission.examination.Examiners;
import org.botarena.arena.admission.examiner.ExaminationRequest;
import org.botarena.arena.admission.examiner.ExaminerAnswer;
import org.botarena.arena.admission.examiner.ExaminerAnswer.Facts;
import org.botarena.arena.admission.examiner.archive.StagedCopy;
import org.botarena.arena.admission.examiner.classfile.Fingerprint;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.process.engine.EngineDescriptor;

/**
 * Decides whether a jar may play. An examiner in a separate process ({@link Examiners}) reads it; neither the
 * examiner nor this JVM loads its classes. A host sees only the staged copy of an admitted jar, and the original is
 * never changed. One thread at a time.
 */
public final class Admission {
    /** A subfolder of the staging folder that agents cannot enter. */
    private static final String ORIGINALS = ".originals";

    private final Path staging;
    private final Examiners examiners;

    /**
     * Creates an admission with a staging folder. The folder is created if missing and made readable for everyone
     * (0755), since agents run as another user. The caller deletes it after the last game.
     *
     * @param examiners examine the jars; the caller closes them
     * @throws UncheckedIOException if the folder cannot be created
     */
    public Admission(Path staging, Examiners examiners) {
        this.staging = staging.toAbsolutePath();
        this.examiners = examiners;
        try {
            Files.createDirectories(this.staging);
        } catch (IOException e) {
            throw new UncheckedIOException("staging folder: cannot make " + staging, e);
        }
        readableForAll(this.staging, "rwxr-xr-x");
    }

    /**
     * Examines a jar, a zip with exactly one jar, or a folder of classes; known bytes are not examined again. Returns
     * within 10 s whatever the file contains, or within 60 s if the machine delays the examiner. The time doubles if
     * the file ends two examiners.
     *
     * @param isSample whether it is a sample of the arena
     * @throws AdmissionStopped if the examiners were stopped
     * @throws UncheckedIOException if the staging folder cannot be written or no examiner can be started, which is
     *     not the jar's fault
     */
    public Examined examine(Path source, boolean isSample) {
        return EngineDescriptor.isOne(source)
                ? written(() -> engines().examine(source, originals()))
                : examine(source, isSample, Optional.empty());
    }

    private interface Writing<T> {
        T write() throws IOException;
    }

    private <T> T written(Writing<T> writing) {
        try {
            return writing.write();
        } catch (IOException e) {
            throw new UncheckedIOException("staging folder: cannot write to " + staging, e);
        }
    }

    private EngineAdmission engines() {
        return new EngineAdmission(examiners.games());
    }

    /** Examines the stored original of an admitted program, without storing it again. */
    public Examined examineAgain(Path original, boolean isSample) {
        return EngineDescriptor.isOne(original)
                ? written(() -> engines().examineAgain(original))
                : examine(original, isSample, Optional.of(original));
    }

    private Examined examine(Path source, boolean isSample, Optional<Path> kept) {
        return written(() -> {
            try {
                return ScriptAdmission.isOne(source) ? script(source, kept) : jar(source, isSample, kept);
            } catch (Refusal refusal) {
                return new Refused(source, List.of(refusal.problem()));
            }
        });
    }

    private Examined jar(Path source, boolean isSample, Optional<Path> kept) throws IOException, Refusal {
        try (Original original = Original.take(source, staging);
                Copies copies = new Copies(staging)) {
            ExaminerAnswer answer = answer(original, copies);
            return answer.facts().isEmpty()
                    ? new Refused(source, answer.problems())
                    : admitted(source, original, copies, answer, isSample, kept);
        }
    }

    private Examined script(Path source, Optional<Path> kept) throws IOException, Refusal {
        Examined script = new ScriptAdmission(staging, originals(), examiners).examine(source, kept);
        if (script instanceof Admitted admitted) {
            readableForAll(admitted.staged(), "rw-r--r--");
        }
        return script;
    }

    /**
     * The fingerprint of the jar's methods; empty for a jar that may not play.
     *
     * @throws AdmissionStopped if the examiners were stopped
     */
    public Fingerprint fingerprint(Path jar) {
        return written(() -> {
            try (Original original = Original.take(jar, staging);
                    Copies copies = new Copies(staging)) {
                return answer(original, copies).facts().map(Facts::code).orElse(Fingerprint.NONE);
            } catch (Refusal refusal) {
                return Fingerprint.NONE;
            }
        });
    }

    private ExaminerAnswer answer(Original original, Copies copies) throws IOException {
        return examiners.examine(original.kind(), original.name(), original.copy(), copies);
    }

    private Admitted admitted(
            Path source, Original original, Copies copies, ExaminerAnswer answer, boolean isSample, Optional<Path> kept)
            throws IOException {
        Facts facts = answer.facts().orElseThrow();
        Path jar = copies.jarFile().orElse(original.copy());
        boolean isFolder = original.kind() == ExaminationRequest.Kind.CLASSES;
        Path bytes = isFolder ? copies.stagedFile() : jar;
        String sha256 = Sha256.of(bytes);
        Path submitted = kept.isPresent() ? kept.get() : keep(bytes, sha256, !isFolder);
        Program program = new Program.Jar(source, sha256, submitted);
        Path staged = copies.stage(
                original.kind() == ExaminationRequest.Kind.JAR
                        ? StagedCopy.called(original.name()).id()
                        : facts.id());
        readableForAll(staged, "rw-r--r--");
        return new Admitted(
                program,
                staged,
                facts.agentClass(),
                facts.positions(),
                facts.settings(),
                answer.problems(),
                isSample,
                facts.notes(),
                facts.code());
    }

    private Path keep(Path bytes, String sha256, boolean isDone) throws IOException {
        Path kept = originals().resolve(sha256 + ".jar");
        if (isDone) {
            KeptOriginal.move(bytes, kept);
        } else {
            KeptOriginal.copy(bytes, kept);
        }
        return kept;
    }

    private Path originals() throws IOException {
        return Files.createDirectories(staging.resolve(ORIGINALS));
    }

    /** Makes a file or folder readable for the user account of the agents, on file systems that know users. */
    private static void readableForAll(Path path, String permissions) {
        if (path.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            try {
                Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
            } catch (IOException e) {
                throw new UncheckedIOException("staging folder: " + path, e);
            }
        }
    }
}
