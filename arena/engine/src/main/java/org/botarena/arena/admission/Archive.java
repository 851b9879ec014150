package org.botarena.arena.admission;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import org.apache.commons.io.IOUtils;
import org.apache.commons.io.input.BoundedInputStream;
import org.botarena.arena.admission.examiner.Allowance;

/**
 * Reads a jar once from front to back, counting what really unpacks, and holds it against the list of contents at its
 * end: one and the same for every reader, or it is refused.
 */
public final class Archive {
    static final long MOST_BYTES = 64L << 20;
    public static final int MOST_ENTRIES = 10_000;
    static final long MOST_UNPACKED = 200L << 20;

    private static final byte[] LOCAL_HEADER = {'P', 'K', 3, 4};
    private static final byte[] EMPTY_ZIP = {'P', 'K', 5, 6};
    private static final String REBUILD = "Build the jar again with Maven, Gradle or the jar tool.";

    /** Takes the entries in their order; what it does not read of the content is passed over. */
    interface Visitor {
        void visit(String name, InputStream content) throws IOException, Refusal;
    }

    private record Content(long size, long crc) {}

    private Archive() {}

    /**
     * Reads all entries.
     *
     * @throws Refusal if the file is no honest zip within the limits; also from the visitor
     */
    static void read(Path file, Visitor visitor) throws Refusal {
        try {
            checkBeginning(file);
            compareWithList(file, unpacked(file, visitor));
        } catch (IOException | IllegalArgumentException e) {
            throw new Refusal("the zip file cannot be read", reason(e), REBUILD);
        }
    }

    /** What a library's exception says, for a message: its text, or its name where it has none. */
    static String reason(Exception e) {
        return printable(e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
    }

    /** A name out of a file for a message: without control characters. */
    public static String printable(String name) {
        return name.replaceAll("\\p{Cntrl}", "?");
    }

    private static void checkBeginning(Path file) throws IOException, Refusal {
        byte[] beginning;
        try (InputStream in = Files.newInputStream(file)) {
            beginning = in.readNBytes(LOCAL_HEADER.length);
        }
        if (Arrays.equals(beginning, EMPTY_ZIP)) {
            throw new Refusal("the zip file is empty", "it has no entry", REBUILD);
        }
        if (!Arrays.equals(beginning, LOCAL_HEADER)) {
            throw new Refusal(
                    "no zip file",
                    beginning.length == 0
                            ? "the file is empty"
                            : Instead.disguised(beginning).orElse("its first bytes are no zip header"),
                    REBUILD + " Nothing may stand before the zip.");
        }
    }

    private static Map<String, Content> unpacked(Path file, Visitor visitor) throws IOException, Refusal {
        Map<String, Content> read = new HashMap<>();
        long left = MOST_UNPACKED;
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(file))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                String name = entry.getName();
                checkName(name);
                if (read.containsKey(name)) {
                    throw twice(name);
                }
                if (read.size() == MOST_ENTRIES) {
                    throw tooMany(MOST_ENTRIES + 1);
                }
                Content content = content(zip, name, left, visitor);
                read.put(name, content);
                left -= content.size;
            }
        }
        return read;
    }

    /** One byte more than is allowed is asked for, and none after it: a bomb is never unpacked. */
    private static Content content(ZipInputStream zip, String name, long left, Visitor visitor)
            throws IOException, Refusal {
        CRC32 crc = new CRC32();
        BoundedInputStream bounded = BoundedInputStream.builder()
                .setInputStream(zip)
                .setMaxCount(left + 1)
                .setPropagateClose(false)
                .get();
        InputStream checked = new CheckedInputStream(bounded, crc);
        visitor.visit(name, checked);
        IOUtils.consume(checked);
        if (bounded.getCount() > left) {
            throw new Refusal(
                    "the jar unpacks to too much",
                    "more than %d MiB at entry %s".formatted(MOST_UNPACKED >> 20, printable(name)),
                    "Leave out what the agent does not need. " + Allowance.JAR.quote() + ".");
        }
        return new Content(bounded.getCount(), crc.getValue());
    }

    private static void checkName(String name) throws Refusal {
        List<String> parts = Arrays.asList(name.split("/", -1));
        boolean isOutside = name.startsWith("/") || name.matches("[A-Za-z]:.*") || parts.contains("..");
        boolean isOdd =
                name.isEmpty() || name.contains("\\") || parts.contains(".") || name.matches("(?s).*\\p{Cntrl}.*");
        if (isOutside || isOdd) {
            throw new Refusal(
                    "a bad entry name",
                    "'%s' %s".formatted(printable(name), isOutside ? "leads out of the jar" : "is no plain path"),
                    REBUILD);
        }
    }

    /** Reads all once more, by the list of contents this time: each entry must be where and what the list says. */
    private static void compareWithList(Path file, Map<String, Content> read) throws IOException, Refusal {
        Set<String> missing = new HashSet<>(read.keySet());
        try (ZipFile zip = new ZipFile(file.toFile())) {
            for (ZipEntry entry : (Iterable<ZipEntry>) zip.stream().map(ZipEntry.class::cast)::iterator) {
                String name = entry.getName();
                Content content = read.get(name);
                Content stated = new Content(entry.getSize(), entry.getCrc());
                if (content == null || !content.equals(stated) || !content.equals(listed(zip, entry))) {
                    throw contradiction(name);
                }
                if (!missing.remove(name)) {
                    throw twice(name);
                }
            }
        }
        if (!missing.isEmpty()) {
            throw contradiction(missing.iterator().next());
        }
    }

    private static Content listed(ZipFile zip, ZipEntry entry) throws IOException {
        CRC32 crc = new CRC32();
        try (InputStream bounded = BoundedInputStream.builder()
                .setInputStream(zip.getInputStream(entry))
                .setMaxCount(entry.getSize() + 1)
                .get()) {
            return new Content(IOUtils.consume(new CheckedInputStream(bounded, crc)), crc.getValue());
        }
    }

    private static Refusal contradiction(String name) {
        return new Refusal(
                "the zip file contradicts itself",
                "entry '%s' is not the same in the list of contents as in the file".formatted(printable(name)),
                REBUILD);
    }

    private static Refusal twice(String name) {
        return new Refusal("an entry is there twice", "'%s'".formatted(printable(name)), REBUILD);
    }

    private static Refusal tooMany(int count) {
        return new Refusal(
                "too many entries in the jar",
                "%d, and %d are allowed".formatted(count, MOST_ENTRIES),
                "Leave out what the agent does not need. " + Allowance.JAR.quote() + ".");
    }
}
