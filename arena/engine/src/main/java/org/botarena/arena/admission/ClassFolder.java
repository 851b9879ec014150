package org.botarena.arena.admission;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.botarena.arena.admission.examiner.archive.NotAJar;
import org.botarena.arena.admission.examiner.limits.Allowance;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;

/** A folder of classes ({@code target/classes}) packed as a jar: files sorted, times fixed, hidden ones left out. */
final class ClassFolder {
    /** The earliest that a zip can state; the same everywhere makes the same bytes. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private ClassFolder() {}

    static void pack(Path folder, Path jar) throws Refusal, IOException {
        TreeMap<String, Path> files = new TreeMap<>();
        for (Path file : files(folder)) {
            files.put(String.join("/", names(folder.relativize(file))), file);
        }
        if (files.keySet().stream().noneMatch(name -> name.endsWith(".class"))) {
            throw NotAJar.of(files.keySet(), ProblemText.say("why.the-folder")).orElseGet(() -> noClass(folder));
        }
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            long left = Bounds.UNPACKED_BYTES;
            for (var file : files.entrySet()) {
                left -= Files.size(file.getValue());
                if (left < 0) {
                    throw tooMuch(ProblemText.say("why.more-mib", Bounds.UNPACKED_BYTES >> 20));
                }
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(TIME);
                zip.putNextEntry(entry);
                Files.copy(file.getValue(), zip);
            }
        }
        if (Files.size(jar) > Bounds.JAR_BYTES) {
            throw tooMuch(ProblemText.say("why.more-mib-packed", Bounds.JAR_BYTES >> 20));
        }
    }

    private static List<Path> files(Path folder) throws Refusal {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> walk = Files.walk(folder)) {
            for (Iterator<Path> paths = walk.iterator(); paths.hasNext(); ) {
                Path path = paths.next();
                if (Files.isSymbolicLink(path) && !path.equals(folder)) {
                    throw new Refusal(ProblemText.say("what.link"), path.toString(), ProblemText.say("remedy.link"));
                }
                if (Files.isRegularFile(path)
                        && names(folder.relativize(path)).stream().noneMatch(ClassFolder::isHidden)) {
                    files.add(path);
                }
                if (!Files.isReadable(path)) {
                    throw new Refusal(
                            ProblemText.say("what.unreadable-file"),
                            path.toString(),
                            ProblemText.say("remedy.readable"));
                }
                if (files.size() > Bounds.ENTRIES) {
                    throw tooMuch(ProblemText.say("why.more-files", Bounds.ENTRIES));
                }
            }
        } catch (IOException | UncheckedIOException e) {
            throw new Refusal(
                    ProblemText.say("what.unreadable-folder"),
                    ProblemText.reason(e),
                    ProblemText.say("remedy.readable"));
        }
        return files;
    }

    private static List<String> names(Path path) {
        List<String> names = new ArrayList<>();
        path.forEach(name -> names.add(name.toString()));
        return names;
    }

    private static boolean isHidden(String name) {
        return name.startsWith(".");
    }

    private static Refusal noClass(Path folder) {
        Path classes = folder.resolve("target").resolve("classes");
        return new Refusal(
                ProblemText.say("what.no-class"),
                folder.toAbsolutePath().toString(),
                Files.isDirectory(classes)
                        ? ProblemText.say("remedy.classes-folder", classes)
                        : ProblemText.say("remedy.compiler-folder"));
    }

    private static Refusal tooMuch(String why) {
        return new Refusal(
                ProblemText.say("what.folder-too-large"),
                why,
                ProblemText.say("remedy.classes-alone", Allowance.JAR.quote()));
    }
}
