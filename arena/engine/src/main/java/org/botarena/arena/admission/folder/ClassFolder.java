package org.botarena.arena.admission.folder;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.botarena.arena.admission.examiner.archive.PackedFile;
import org.botarena.arena.admission.examiner.limits.Allowance;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Packs a folder of classes ({@code target/classes}) as a jar with sorted files and fixed times, without hidden
 * files.
 */
public final class ClassFolder {
    /** The earliest time that a zip can hold; a fixed time makes equal files give equal bytes. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    /** The tag before a name in a class file (Java Virtual Machine Specification 4.4.7). */
    private static final int CONSTANT_UTF8 = 1;

    private static final int MOST_SEARCHED = 1 << 20;

    private ClassFolder() {}

    /**
     * Whether the folder has classes in the folders of their packages, and no sources. A project's folder has its
     * classes deeper, or has sources to compile instead.
     */
    public static boolean isOne(Path folder) {
        try {
            List<Path> classes = files(folder, ".class");
            return !classes.isEmpty() && !holdsSources(folder) && isWhereItsPackageSays(folder, classes.get(0));
        } catch (IOException | UncheckedIOException e) {
            return false; // The packing step reports why it cannot be read.
        }
    }

    /** Whether the folder contains sources for a compiler. */
    public static boolean holdsSources(Path folder) {
        try {
            return !files(folder, ".java").isEmpty();
        } catch (IOException | UncheckedIOException e) {
            return false;
        }
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.limit(Bounds.ENTRIES)
                    .filter(path -> path.toString().endsWith(ending))
                    .toList();
        }
    }

    /**
     * Searches a class file for its own name. Only the name is searched for; examiners read the rest of foreign
     * files.
     */
    private static boolean isWhereItsPackageSays(Path folder, Path file) throws IOException {
        String path = String.join("/", names(folder.relativize(file)));
        byte[] name = path.substring(0, path.length() - ".class".length()).getBytes(StandardCharsets.UTF_8);
        byte[] wanted = ByteBuffer.allocate(name.length + 3)
                .put((byte) CONSTANT_UTF8)
                .putShort((short) name.length)
                .put(name)
                .array();
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_SEARCHED);
            // Latin-1 has a character for every byte.
            return new String(bytes, StandardCharsets.ISO_8859_1)
                    .contains(new String(wanted, StandardCharsets.ISO_8859_1));
        }
    }

    /** Packs it. */
    public static void pack(Path folder, Path jar) throws Refusal, IOException {
        SortedMap<String, Path> files = byName(folder);
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

    /** The visible files of a folder by their relative path. */
    static SortedMap<String, Path> byName(Path folder) throws Refusal {
        SortedMap<String, Path> files = new TreeMap<>();
        for (Path file : files(folder)) {
            files.put(String.join("/", names(folder.relativize(file))), file);
        }
        return files;
    }

    private static List<Path> files(Path folder) throws Refusal {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> walk = Files.walk(folder)) {
            for (Iterator<Path> paths = walk.iterator(); paths.hasNext(); ) {
                Path path = paths.next();
                if (Files.isSymbolicLink(path) && !path.equals(folder)) {
                    throw new Refusal(
                            ProblemText.say("what.link"),
                            Sentence.quote(path.toString()),
                            ProblemText.say("remedy.link"));
                }
                List<String> names = names(folder.relativize(path));
                if (Files.isRegularFile(path)
                        && (names.stream().noneMatch(ClassFolder::isHidden)
                                || PackedFile.isSetting(String.join("/", names)))) {
                    files.add(path);
                }
                if (!Files.isReadable(path)) {
                    throw new Refusal(
                            ProblemText.say("what.unreadable-file"),
                            Sentence.quote(path.toString()),
                            ProblemText.say("remedy.readable"));
                }
                if (files.size() > Bounds.ENTRIES) {
                    throw tooMuch(ProblemText.say("why.more-files", Bounds.ENTRIES));
                }
            }
        } catch (IOException | UncheckedIOException e) {
            throw new Refusal(
                    ProblemText.say("what.unreadable-folder"),
                    Sentence.quote(ProblemText.reason(e)),
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

    static Refusal tooMuch(Sentence why) {
        return new Refusal(
                ProblemText.say("what.folder-too-large"),
                why,
                ProblemText.say("remedy.classes-alone", Allowance.JAR.quote()));
    }
}
