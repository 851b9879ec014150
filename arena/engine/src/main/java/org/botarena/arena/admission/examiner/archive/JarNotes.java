package org.botarena.arena.admission.examiner.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A jar's description of itself: {@code Plugin-Provider} and {@code Plugin-Description} in its manifest, else a
 * {@code README.txt} at its top with a line {@code Authors: …}. Immutable.
 *
 * @param authors empty: not stated
 * @param description at most 2,000 characters, or empty if not stated
 */
public record JarNotes(String authors, String description) {
    /** The notes of a jar without a description. */
    public static final JarNotes NONE = new JarNotes("", "");

    private static final int LONGEST_AUTHORS = 200;
    private static final int LONGEST_DESCRIPTION = 2000;
    private static final int MOST_BYTES = 1 << 16;
    private static final String README = "README.txt";
    private static final Pattern AUTHORS = Pattern.compile("(?im)^[ \\t]*authors?[ \\t]*:[ \\t]*(\\S.*)$");

    /** What this jar says. */
    public static JarNotes of(JarContents jar) {
        String readme = readme(jar.list()).replace("\uFEFF", "").replace("\r\n", "\n");
        Matcher named = AUTHORS.matcher(readme);
        String authors = attribute(jar, "Plugin-Provider").orElseGet(() -> named.find() ? named.group(1) : "");
        String description = attribute(jar, "Plugin-Description").orElse(readme);
        return new JarNotes(cut(authors, LONGEST_AUTHORS), cut(description, LONGEST_DESCRIPTION));
    }

    private static Optional<String> attribute(JarContents jar, String name) {
        return Optional.of(jar.manifest(name)).filter(value -> !value.isBlank());
    }

    private static String readme(ListOfContents list) {
        Optional<ListOfContents.Entry> readme = list.entries().stream()
                .filter(entry -> entry.name().equalsIgnoreCase(README))
                .min(Comparator.comparing(ListOfContents.Entry::name));
        if (readme.isEmpty()) {
            return "";
        }
        try (InputStream in = list.open(readme.get())) {
            return new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return ""; // An unreadable file has no notes.
        }
    }

    private static String cut(String text, int longest) {
        String whole = text.strip();
        return whole.codePointCount(0, whole.length()) <= longest
                ? whole
                : whole.substring(0, whole.offsetByCodePoints(0, longest)) + " \u2026";
    }
}
