package org.botarena.arena.admission.examiner.archive;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.botarena.arena.admission.examiner.limits.Bounds;

/**
 * Writes the host's copy of a jar: the agent's own entries with a new manifest and index. Entries are stored
 * uncompressed and sorted, with one fixed time, so that equal contents give equal bytes on every JDK. Immutable.
 *
 * @param id the plugin's, of letters, digits, dashes and underscores
 * @param version the plugin's, of three numbers
 */
public record StagedCopy(String id, String version) {
    static final String MANIFEST = "META-INF/MANIFEST.MF";

    private static final String INDEX = "META-INF/extensions.idx";
    private static final Pattern VERSIONED = Pattern.compile("(.+?)-([0-9]{1,9}(?:[.][0-9]{1,9}){0,2})(?:[-.].*)?");
    private static final List<String> NOTES = List.of("Plugin-Provider", "Plugin-Description");

    /** The earliest time that a zip can hold; a fixed time makes equal files give equal bytes. */
    static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    /** Creates the copy for an agent of this name. */
    public static StagedCopy called(String name) {
        String whole = name.substring(0, Math.min(Bounds.NAME, name.length()));
        Matcher matcher = VERSIONED.matcher(whole);
        boolean hasVersion = matcher.matches();
        return new StagedCopy(
                sanitised(hasVersion ? matcher.group(1) : whole), hasVersion ? version(matcher.group(2)) : "0.0.0");
    }

    /**
     * Writes the copy.
     *
     * @param contents of a verified jar
     * @param feature of the agents' JDK
     */
    public void write(JarContents contents, String agentClass, int feature, OutputStream out) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out);
        zip.setMethod(ZipOutputStream.STORED);
        put(zip, MANIFEST, manifest(contents));
        put(zip, INDEX, (agentClass + "\n").getBytes(StandardCharsets.UTF_8));
        List<ListOfContents.Entry> kept = contents.list().entries().stream()
                .filter(entry ->
                        !entry.isFolder() && Treatment.of(entry.name(), feature).isKept())
                .sorted(Comparator.comparing(ListOfContents.Entry::name))
                .toList();
        for (ListOfContents.Entry entry : kept) {
            putHeader(zip, entry.name(), entry.size(), entry.crc());
            try (InputStream content = contents.list().open(entry)) {
                content.transferTo(zip);
            }
        }
        zip.finish();
        zip.flush();
    }

    private byte[] manifest(JarContents contents) throws IOException {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.putValue("Plugin-Id", id);
        main.putValue("Plugin-Version", version);
        if (contents.manifest("Multi-Release").equalsIgnoreCase("true")) {
            main.put(Attributes.Name.MULTI_RELEASE, "true");
        }
        for (String note : NOTES) {
            if (!contents.manifest(note).isEmpty()) {
                main.putValue(note, contents.manifest(note));
            }
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        manifest.write(bytes);
        return bytes.toByteArray();
    }

    private static void put(ZipOutputStream zip, String name, byte[] content) throws IOException {
        CRC32 crc = new CRC32();
        crc.update(content);
        putHeader(zip, name, content.length, crc.getValue());
        zip.write(content);
    }

    private static void putHeader(ZipOutputStream zip, String name, long size, long crc) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        entry.setSize(size);
        entry.setCrc(crc);
        zip.putNextEntry(entry);
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
