package org.botarena.arena.admission;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.botarena.arena.admission.examination.Copies;
import org.botarena.arena.admission.examination.Examiners;
import org.botarena.arena.admission.examiner.ExaminationRequest;
import org.botarena.arena.admission.examiner.ExaminerAnswer;
import org.botarena.arena.admission.examiner.archive.JarNotes;
import org.botarena.arena.admission.examiner.classfile.Fingerprint;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.admission.folder.ClassFolder;
import org.botarena.arena.files.Sha256;

/**
 * Admits agents in Python: a folder or a zip with {@code agent.py}. This class opens no file of theirs and recognizes
 * a zip by the file names in it. An examiner reads the list of games, and the agent's own interpreter unpacks the zip
 * in the sandbox. Immutable.
 *
 * @param staging the folder for the copies that play
 * @param originals the folder for the submitted files
 */
record ScriptAdmission(Path staging, Path originals, Examiners examiners) {
    private static final String MAIN = Program.Script.MAIN;
    private static final String ZIP = ".zip";
    private static final List<String> JAVA = List.of(".class", ".java", ".jar");

    /** Matches a whole file name, which follows a folder or a number in a zip. */
    private static final Pattern NAMED = Pattern.compile("(?<![\\w.\\- \\x80-\\xff])agent[.]py");

    /**
     * Whether it is an agent in Python: a folder with {@code agent.py}, or a folder or zip without Java that has it
     * in a subfolder.
     */
    static boolean isOne(Path source) throws IOException {
        if (Files.isDirectory(source)) {
            return Files.isRegularFile(source.resolve(MAIN)) || holdsMain(source);
        }
        return source.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(ZIP)
                && Files.isRegularFile(source)
                && Files.size(source) <= Bounds.JAR_BYTES
                && namesMain(source);
    }

    private static boolean holdsMain(Path folder) {
        try (Stream<Path> walk = Files.walk(folder)) {
            List<String> names = walk.limit(Bounds.ENTRIES)
                    .filter(Files::isRegularFile)
                    .map(file -> file.getFileName().toString())
                    .toList();
            return names.contains(MAIN)
                    && names.stream().noneMatch(name -> JAVA.stream().anyMatch(name::endsWith));
        } catch (IOException | UncheckedIOException e) {
            return false; // The packing step reports why it cannot be read.
        }
    }

    private static boolean namesMain(Path zip) throws IOException {
        String bytes = new String(Files.readAllBytes(zip), StandardCharsets.ISO_8859_1);
        return NAMED.matcher(bytes).find() && JAVA.stream().noneMatch(bytes::contains);
    }

    /**
     * Returns the program with a copy in the staging folder, or the reasons for its refusal.
     *
     * @param kept the path of the stored original, if there is one
     * @throws Refusal if the folder is too large, or cannot be read
     * @throws IOException if the copies cannot be written
     */
    Examined examine(Path source, Optional<Path> kept) throws IOException, Refusal {
        Path copy = Files.createTempFile(staging, ".examined", ".tmp");
        try {
            if (Files.isDirectory(source)) {
                ClassFolder.pack(source, copy);
            } else {
                Files.copy(source, copy, StandardCopyOption.REPLACE_EXISTING);
            }
            try (Copies copies = new Copies(staging)) {
                ExaminerAnswer answer = examiners.examine(ExaminationRequest.Kind.SCRIPT, MAIN, copy, copies);
                return answer.facts().isEmpty()
                        ? new Refused(source, answer.problems())
                        : admitted(source, copy, kept, answer.facts().get().positions());
            }
        } finally {
            Files.deleteIfExists(copy);
        }
    }

    private Admitted admitted(Path source, Path copy, Optional<Path> kept, List<String> positions) throws IOException {
        String sha256 = Sha256.of(copy);
        Path staged = staging.resolve(sha256.substring(0, 16) + ZIP);
        if (!Files.exists(staged)) { // a game may be reading it
            KeptOriginal.copy(copy, staged);
        }
        Path original = kept.orElse(originals.resolve(sha256 + ZIP));
        if (kept.isEmpty()) {
            KeptOriginal.copy(copy, original);
        }
        return new Admitted(
                new Program.Script(source, sha256, original),
                staged,
                MAIN,
                positions,
                List.of(),
                List.of(),
                false,
                JarNotes.NONE,
                Fingerprint.NONE);
    }
}
