package org.botarena.arena.admission.examiner.archive;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A submitted jar, with or without other files. Immutable. */
public final class WrappedJar {
    private final byte[] bytes;
    private final String name;
    private final String path;
    private final long time;

    /**
     * Creates a jar.
     *
     * @param name of its file, without {@code .jar}
     */
    public WrappedJar(byte[] bytes, String name) {
        this(bytes, name, name, 0);
    }

    /**
     * Creates a jar found among other files.
     *
     * @param path in the submission
     * @param time when it was last changed, as {@link ListOfContents.Entry} has it
     */
    WrappedJar(byte[] bytes, String name, String path, long time) {
        this.bytes = bytes;
        this.name = name;
        this.path = path;
        this.time = time;
    }

    /**
     * Packs files as a jar; equal files give equal bytes.
     *
     * @param files by their path in it
     */
    public static WrappedJar of(Map<String, byte[]> files, String name) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : new TreeMap<>(files).entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(StagedCopy.TIME);
                zip.putNextEntry(entry);
                zip.write(file.getValue());
            }
        }
        return new WrappedJar(bytes.toByteArray(), name);
    }

    /** The bytes of the jar; callers must not change them. */
    public byte[] bytes() {
        return bytes;
    }

    public String name() {
        return name;
    }

    /** The path in the submission. */
    public String path() {
        return path;
    }

    /** The time of the last change, as a number that increases with time. */
    public long time() {
        return time;
    }
}
