package org.botarena.arena.roster.profile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.botarena.arena.admission.Admitted;

/**
 * What a jar says of itself: {@code Plugin-Provider} and {@code Plugin-Description} in its manifest, else a
 * {@code README.txt} at its top, in which a line {@code Authors: …} names them. Immutable.
 *
 * @param authors empty: it does not say
 * @param description empty: it does not say
 */
record JarNotes(String authors, String description) {
    private static final JarNotes NONE = new JarNotes("", "");
    private static final int LONGEST_AUTHORS = 200;
    private static final int LONGEST_DESCRIPTION = 2000;
    private static final int MOST_BYTES = 1 << 16;
    private static final String README = "README.txt";
    private static final Pattern AUTHORS = Pattern.compile("(?im)^\\s*authors?\\s*:\\s*(\\S.*)$");

    /** Reads them; a jar that cannot be read says nothing. */
    static JarNotes of(Admitted jar) {
        Path file = Files.isRegularFile(jar.staged()) ? jar.staged() : jar.source();
        if (!Files.isRegularFile(file)) {
            return NONE;
        }
        try (ZipFile zip = new ZipFile(file.toFile())) {
            String readme = text(zip).replace("\uFEFF", "").replace("\r\n", "\n");
            Manifest manifest = manifest(zip);
            Matcher named = AUTHORS.matcher(readme);
            String authors = attribute(manifest, "Plugin-Provider").orElseGet(() -> named.find() ? named.group(1) : "");
            String description = attribute(manifest, "Plugin-Description").orElse(readme);
            return new JarNotes(cut(authors, LONGEST_AUTHORS), cut(description, LONGEST_DESCRIPTION));
        } catch (IOException | IllegalArgumentException e) {
            return NONE;
        }
    }

    private static Optional<String> attribute(Manifest manifest, String name) {
        return Optional.ofNullable(manifest.getMainAttributes().getValue(name)).filter(value -> !value.isBlank());
    }

    private static Manifest manifest(ZipFile zip) throws IOException {
        ZipEntry entry = zip.getEntry("META-INF/MANIFEST.MF");
        if (entry == null) {
            return new Manifest();
        }
        try (InputStream in = zip.getInputStream(entry)) {
            return new Manifest(in);
        }
    }

    private static String text(ZipFile zip) throws IOException {
        Optional<? extends ZipEntry> readme = zip.stream()
                .filter(entry -> entry.getName().equalsIgnoreCase(README))
                .findFirst();
        if (readme.isEmpty()) {
            return "";
        }
        try (InputStream in = zip.getInputStream(readme.get())) {
            return new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
        }
    }

    private static String cut(String text, int longest) {
        String whole = text.strip();
        return whole.codePointCount(0, whole.length()) <= longest
                ? whole
                : whole.substring(0, whole.offsetByCodePoints(0, longest)) + " \u2026";
    }
}
