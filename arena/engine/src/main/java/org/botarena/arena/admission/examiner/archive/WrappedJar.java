package org.botarena.arena.admission.examiner.archive;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A submitted jar, with or without other files. Immutable.
 *
 * @param bytes of the jar; callers must not change them
 * @param name of its file, without {@code .jar}
 * @param path in the submission
 * @param time of the last change, as a number that increases with time
 */
@SuppressWarnings("ArrayRecordComponent") // The bytes are never changed or compared.
public record WrappedJar(byte[] bytes, String name, String path, long time) {
    /** A jar without other files. */
    public WrappedJar(byte[] bytes, String name) {
        this(bytes, name, name, 0);
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
}
