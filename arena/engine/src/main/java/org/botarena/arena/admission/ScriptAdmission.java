package org.botarena.arena.admission;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.admission.examiner.archive.JarNotes;
import org.botarena.arena.admission.examiner.classfile.Fingerprint;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.files.Sha256;

/**
 * Takes agents in Python: a folder or a zip with {@code agent.py}. Nothing of it is opened here: what lies in a zip is
 * recognized by the names that stand in it, and its own interpreter unpacks it, in the sandbox.
 */
final class ScriptAdmission {
    private static final String MAIN = "agent.py";

    private ScriptAdmission() {}

    /** Whether this is one: no Java lies in it. */
    static boolean isOne(Path source) throws IOException {
        if (Files.isDirectory(source)) {
            return Files.isRegularFile(source.resolve(MAIN));
        }
        String name = source.getFileName().toString().toLowerCase(Locale.ROOT);
        boolean mayBe = name.endsWith(".zip") || isKept(source);
        return mayBe && Files.isRegularFile(source) && Files.size(source) <= Bounds.JAR_BYTES && namesMain(source);
    }

    /** A tournament calls every original so. */
    private static boolean isKept(Path file) {
        return file.getFileName().toString().matches("[0-9a-f]{64}[.]jar");
    }

    private static boolean namesMain(Path zip) throws IOException {
        String bytes = new String(Files.readAllBytes(zip), StandardCharsets.ISO_8859_1);
        return bytes.contains(MAIN) && Stream.of(".class", ".java", ".jar").noneMatch(bytes::contains);
    }

    /** The program, with a copy that every user may read in the staging folder. */
    static Admitted admitted(Path source, Path copy, Path staging, Path originals, Optional<Path> kept)
            throws IOException {
        String sha256 = Sha256.of(copy);
        Path staged = staging.resolve(sha256.substring(0, 16) + ".zip");
        Files.copy(copy, staged, StandardCopyOption.REPLACE_EXISTING);
        Path original = kept.orElse(originals.resolve(sha256 + ".jar"));
        if (kept.isEmpty()) {
            Files.copy(copy, original, StandardCopyOption.REPLACE_EXISTING);
        }
        return new Admitted(
                new Program.Script(source, sha256, original),
                staged,
                MAIN,
                Optional.empty(),
                List.of(),
                List.of(),
                false,
                JarNotes.NONE,
                Fingerprint.NONE);
    }
}
