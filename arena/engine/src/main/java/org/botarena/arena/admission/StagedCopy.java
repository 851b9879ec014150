package org.botarena.arena.admission;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Writes the jar that the host gets: the agent's own entries, a manifest and an index made for it. Entries are stored
 * rather than deflated and sorted under one fixed time, so that equal contents give equal bytes on every JDK.
 */
final class StagedCopy {
    static final String MANIFEST = "META-INF/MANIFEST.MF";
    static final String INDEX = "META-INF/extensions.idx";

    private static final Pattern VERSIONED = Pattern.compile("(.+?)-([0-9]{1,9}(?:[.][0-9]{1,9}){0,2})(?:[-.].*)?");

    private static final int LONGEST_MANIFEST = 1 << 16;
    private static final List<String> NOTES = List.of("Plugin-Provider", "Plugin-Description");

    private StagedCopy() {}

    /**
     * Writes it under a name that no other has.
     *
     * @param jar examined: an honest archive
     * @param name the agent's, for its plugin id and version
     * @return the new file, readable for everyone
     */
    static Path write(Path jar, String name, String agentClass, boolean isMultiRelease, Path staging)
            throws IOException {
        Matcher matcher = VERSIONED.matcher(name);
        boolean hasVersion = matcher.matches();
        String id = sanitised(hasVersion ? matcher.group(1) : name);
        Path staged = create(staging, id);
        try {
            try (OutputStream out = Files.newOutputStream(staged);
                    ZipOutputStream zip = new ZipOutputStream(out)) {
                zip.setMethod(ZipOutputStream.STORED);
                Manifest manifest = manifest(id, hasVersion ? version(matcher.group(2)) : "0.0.0", isMultiRelease);
                copyNotes(jar, manifest);
                put(zip, MANIFEST, bytes(manifest));
                put(zip, INDEX, (agentClass + "\n").getBytes(StandardCharsets.UTF_8));
                copyRest(jar, zip);
            }
        } catch (IOException e) {
            Files.delete(staged);
            throw e;
        }
        readableForAll(staged, "rw-r--r--");
        return staged;
    }

    /** Makes a file or folder readable for the user that agents run as, where the file system knows users. */
    static void readableForAll(Path path, String permissions) {
        if (path.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            try {
                Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
            } catch (IOException e) {
                throw new UncheckedIOException("staging folder: " + path, e);
            }
        }
    }

    private static Path create(Path staging, String id) throws IOException {
        for (int copy = 1; ; copy++) {
            Path file = staging.resolve(copy == 1 ? id + ".jar" : "%s-%d.jar".formatted(id, copy));
            try {
                Files.newOutputStream(file, StandardOpenOption.CREATE_NEW).close();
                return file;
            } catch (FileAlreadyExistsException e) {
                // Another agent has this name: the next number is tried.
            }
        }
    }

    private static void copyRest(Path jar, ZipOutputStream zip) throws IOException {
        try (ZipFile original = new ZipFile(jar.toFile())) {
            List<? extends ZipEntry> kept = original.stream()
                    .filter(entry -> !entry.isDirectory() && JarContents.isKept(entry.getName()))
                    .sorted(Comparator.comparing(ZipEntry::getName))
                    .toList();
            for (ZipEntry entry : kept) {
                putHeader(zip, entry.getName(), entry.getSize(), entry.getCrc());
                try (InputStream content = original.getInputStream(entry)) {
                    content.transferTo(zip);
                }
            }
        }
    }

    private static void put(ZipOutputStream zip, String name, byte[] content) throws IOException {
        CRC32 crc = new CRC32();
        crc.update(content);
        putHeader(zip, name, content.length, crc.getValue());
        zip.write(content);
    }

    private static void putHeader(ZipOutputStream zip, String name, long size, long crc) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(ClassFolder.TIME);
        entry.setSize(size);
        entry.setCrc(crc);
        zip.putNextEntry(entry);
    }

    private static Manifest manifest(String id, String version, boolean isMultiRelease) {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.putValue("Plugin-Id", id);
        main.putValue("Plugin-Version", version);
        if (isMultiRelease) {
            main.put(Attributes.Name.MULTI_RELEASE, "true");
        }
        return manifest;
    }

    /** What the jar says of itself to readers. A manifest that cannot be read, of which admission warns, says nothing. */
    private static void copyNotes(Path jar, Manifest copy) throws IOException {
        try (ZipFile original = new ZipFile(jar.toFile())) {
            ZipEntry entry = original.getEntry(MANIFEST);
            if (entry != null) {
                byte[] content;
                try (InputStream in = original.getInputStream(entry)) {
                    content = in.readNBytes(LONGEST_MANIFEST);
                }
                notes(content).forEach(copy.getMainAttributes()::putValue);
            }
        }
    }

    private static Map<String, String> notes(byte[] manifest) {
        Map<String, String> notes = new TreeMap<>();
        try {
            Attributes said = new Manifest(new ByteArrayInputStream(manifest)).getMainAttributes();
            NOTES.stream()
                    .filter(note -> said.getValue(note) != null)
                    .forEach(note -> notes.put(note, said.getValue(note)));
            return notes;
        } catch (IOException | IllegalArgumentException e) {
            return Map.of();
        }
    }

    private static byte[] bytes(Manifest manifest) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        manifest.write(bytes);
        return bytes.toByteArray();
    }

    private static String sanitised(String name) {
        String id = name.replaceAll("[^A-Za-z0-9_-]+", "-").replaceAll("^-+|-+$", "");
        String shown = id.substring(0, Math.min(60, id.length()));
        return shown.isEmpty() ? "agent" : shown;
    }

    private static String version(String written) {
        return switch (written.split("[.]", -1).length) {
            case 1 -> written + ".0.0";
            case 2 -> written + ".0";
            default -> written;
        };
    }
}
