package org.botarena.arena.admission;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.botarena.arena.admission.examiner.Allowance;

/**
 * The bytes that were handed in, copied once, so that what is examined, hashed and staged is the same even if the file
 * changes meanwhile. Closing it deletes the copy.
 *
 * @param copy a jar of the arena's own, in the staging folder
 * @param name the file's name without {@code .jar}; of a folder of classes, its project's
 * @param isFolder whether the copy was packed here from a folder of classes
 */
record Original(Path copy, String name, boolean isFolder) implements AutoCloseable {
    private static final String REMEDY = "Give a jar, a zip that holds one jar, or a folder of classes.";

    /** So many zips may lie in each other: who packs a hand-in thrice gets in, and no endless one keeps the arena busy. */
    private static final int DEEPEST = 3;

    private interface Reading<T> {
        T read() throws IOException;
    }

    /** Copies a jar, the one jar of a zip, or packs a folder of classes. */
    static Original take(Path source, Path staging) throws Refusal, IOException {
        Path copy = Files.createTempFile(staging, ".examined", ".tmp");
        boolean isTaken = false;
        try {
            Original original = new Original(copy, take(source, staging, copy), Files.isDirectory(source));
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

    private static String take(Path source, Path staging, Path copy) throws Refusal, IOException {
        if (Files.isDirectory(source)) {
            ClassFolder.pack(source, copy);
            return Naming.ofFolder(source);
        }
        if (!Files.isRegularFile(source)) {
            throw new Refusal(
                    Files.exists(source) ? "no file" : "there is no such file",
                    source.toAbsolutePath().toString(),
                    REMEDY);
        }
        String fileName = source.getFileName().toString();
        Optional<Refusal> instead = Instead.of(fileName);
        if (instead.isPresent()) {
            throw instead.get();
        }
        if (!fileName.toLowerCase(Locale.ROOT).endsWith(".zip")) {
            copy(() -> Files.newInputStream(source), copy);
            return Naming.withoutEnding(fileName);
        }
        return takeFromZip(() -> Files.newInputStream(source), staging, copy, DEEPEST);
    }

    /** The name of the one jar in a zip, or in the one zip in it, and so on. */
    private static String takeFromZip(Reading<InputStream> source, Path staging, Path copy, int depth)
            throws Refusal, IOException {
        Path zip = Files.createTempFile(staging, ".examined", ".tmp");
        try {
            copy(source, zip);
            return takeFromZip(zip, staging, copy, depth);
        } finally {
            Files.delete(zip);
        }
    }

    private static String takeFromZip(Path zip, Path staging, Path copy, int depth) throws Refusal, IOException {
        try (ZipFile file = open(zip)) {
            List<? extends ZipEntry> jars = named(".jar", file);
            if (jars.size() == 1) {
                copy(() -> file.getInputStream(jars.get(0)), copy);
                return name(jars.get(0));
            }
            if (!jars.isEmpty()) {
                throw several("jars", jars);
            }
            List<? extends ZipEntry> zips = named(".zip", file);
            if (zips.size() > 1) {
                throw several("zips and no jar", zips);
            }
            if (zips.size() == 1 && depth > 0) {
                return takeFromZip(() -> file.getInputStream(zips.get(0)), staging, copy, depth - 1);
            }
            List<String> names = file.stream()
                    .filter(entry -> !entry.isDirectory())
                    .limit(Archive.MOST_ENTRIES)
                    .map(ZipEntry::getName)
                    .toList();
            if (names.contains(StagedCopy.MANIFEST) && names.stream().anyMatch(name -> name.endsWith(".class"))) {
                copy(() -> Files.newInputStream(zip), copy); // a jar that somebody's browser or mail program renamed
                return "agent";
            }
            throw Instead.of(names, "the zip, which has no jar,")
                    .orElseGet(() -> new Refusal(
                            "the zip holds no jar",
                            "%d entries, none of them a .jar".formatted(names.size()),
                            "Put exactly one jar into the zip, or hand in the jar itself."));
        }
    }

    private static Refusal several(String what, List<? extends ZipEntry> entries) {
        return new Refusal(
                "the zip holds several " + what,
                Archive.printable(
                        entries.stream().limit(5).map(ZipEntry::getName).toList() + ""),
                "Put exactly one jar into the zip, or hand in the jar itself. What a course platform exports is unpacked"
                        + " first: the arena looks into its folders.");
    }

    private static List<? extends ZipEntry> named(String ending, ZipFile file) {
        return file.stream()
                .filter(entry -> isCalled(ending, entry.getName()))
                .limit(Archive.MOST_ENTRIES)
                .toList();
    }

    private static String name(ZipEntry entry) {
        return Naming.withoutEnding(entry.getName().substring(entry.getName().lastIndexOf('/') + 1));
    }

    /** Old zip programs write names in a code page: any will do here, since only the ending matters. */
    private static ZipFile open(Path zip) throws Refusal {
        for (Charset names : List.of(StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1)) {
            try {
                return new ZipFile(zip.toFile(), names);
            } catch (IOException | IllegalArgumentException e) {
                if (names.equals(StandardCharsets.ISO_8859_1)) {
                    throw new Refusal(
                            "the zip file cannot be read",
                            disguise(zip).orElseGet(() -> Archive.reason(e)),
                            "Hand in the jar itself.");
                }
            }
        }
        throw new IllegalStateException("no character set left");
    }

    private static Optional<String> disguise(Path zip) {
        try (InputStream in = Files.newInputStream(zip)) {
            return Instead.disguised(in.readNBytes(4));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static boolean isCalled(String ending, String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(ending) && !Instead.isHidden(name);
    }

    /** Failing to read is the fault of what was handed in; failing to write is the arena's own. */
    private static void copy(Reading<InputStream> source, Path target) throws Refusal, IOException {
        try (OutputStream out = Files.newOutputStream(target);
                InputStream in = reading(source)) {
            byte[] buffer = new byte[1 << 16];
            long copied = 0;
            for (int n = reading(() -> in.read(buffer)); n >= 0; n = reading(() -> in.read(buffer))) {
                out.write(buffer, 0, n);
                copied += n;
                if (copied > Archive.MOST_BYTES) {
                    throw new Refusal(
                            "the file is too large",
                            "more than %d MiB".formatted(Archive.MOST_BYTES >> 20),
                            "Leave out what the agent does not need. " + Allowance.JAR.quote() + ".");
                }
            }
        }
    }

    private static <T> T reading(Reading<T> reading) throws Refusal {
        try {
            return reading.read();
        } catch (IOException e) {
            throw new Refusal("the file cannot be read", Archive.reason(e), "Make it readable for the arena.");
        }
    }
}
