package org.botarena.arena.admission.examiner.archive;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A jar that was handed in, alone or among other files. Immutable. */
public final class WrappedJar {
    private final byte[] bytes;
    private final String name;
    private final String path;
    private final long time;

    /**
     * A jar.
     *
     * @param name of its file, without {@code .jar}
     */
    public WrappedJar(byte[] bytes, String name) {
        this(bytes, name, name, 0);
    }

    /**
     * A jar among other files.
     *
     * @param path where it lay
     * @param time when it was last changed, as {@link ListOfContents.Entry} has it
     */
    WrappedJar(byte[] bytes, String name, String path, long time) {
        this.bytes = bytes;
        this.name = name;
        this.path = path;
        this.time = time;
    }

    /**
     * The jar that files make; equal files make equal bytes.
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

    /** The jar, which nobody changes. */
    public byte[] bytes() {
        return bytes;
    }

    public String name() {
        return name;
    }

    /** Where it lay in what was handed in. */
    public String path() {
        return path;
    }

    /** A number that is the larger the later it was last changed. */
    public long time() {
        return time;
    }
}
