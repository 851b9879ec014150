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
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.admission.folder.ClassFolder;
import org.botarena.arena.files.Sha256;

/**
 * Takes agents in Python: a folder or a zip with {@code agent.py}. Nothing of it is opened here: what lies in a zip is
 * recognized by the names that stand in it, and its own interpreter unpacks it, in the sandbox. Immutable.
 *
 * @param staging the folder for the copies that play
 * @param originals the folder for what was handed in
 */
record ScriptAdmission(Path staging, Path originals) {
    private static final String MAIN = "agent.py";
    private static final String ZIP = ".zip";

    /** Whether this is one: no Java lies in it. */
    static boolean isOne(Path source) throws IOException {
        if (Files.isDirectory(source)) {
            return Files.isRegularFile(source.resolve(MAIN));
        }
        return source.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(ZIP)
                && Files.isRegularFile(source)
                && Files.size(source) <= Bounds.JAR_BYTES
                && namesMain(source);
    }

    private static boolean namesMain(Path zip) throws IOException {
        String bytes = new String(Files.readAllBytes(zip), StandardCharsets.ISO_8859_1);
        return bytes.contains(MAIN) && Stream.of(".class", ".java", ".jar").noneMatch(bytes::contains);
    }

    /**
     * The program, with a copy in the staging folder.
     *
     * @param kept where the original lies if it was kept before
     * @throws Refusal if the folder is too large, or cannot be read
     * @throws IOException if the copies cannot be written
     */
    Admitted admit(Path source, Optional<Path> kept) throws IOException, Refusal {
        Path copy = Files.createTempFile(staging, ".examined", ".tmp");
        try {
            if (Files.isDirectory(source)) {
                ClassFolder.pack(source, copy);
            } else {
                Files.copy(source, copy, StandardCopyOption.REPLACE_EXISTING);
            }
            return admitted(source, copy, kept);
        } finally {
            Files.deleteIfExists(copy);
        }
    }

    private Admitted admitted(Path source, Path copy, Optional<Path> kept) throws IOException {
        String sha256 = Sha256.of(copy);
        Path staged = staging.resolve(sha256.substring(0, 16) + ZIP);
        Files.copy(copy, staged, StandardCopyOption.REPLACE_EXISTING);
        Path original = kept.orElse(originals.resolve(sha256 + ZIP));
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
