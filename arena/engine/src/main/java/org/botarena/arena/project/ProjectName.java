package org.botarena.arena.project;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import org.botarena.arena.files.Folders;
import org.botarena.arena.text.VisibleText;

/**
 * The name of an agent, and the names derived from it. Immutable.
 *
 * @param shown for readers: {@code Zoé's bot}
 * @param artifact for the folder, the jar and the tables, in lower-case ASCII: {@code zoes-bot}
 * @param segment last part of the package: {@code zoesbot}
 * @param type the class name: {@code ZoesBotAgent}; the suffix Agent avoids names of the API and of Java
 */
public record ProjectName(String shown, String artifact, String segment, String type) {
    private static final int LONGEST = 60;

    /** Letters that are not a basic letter with an accent, and their replacements. */
    private static final Map<String, String> LETTERS = Map.ofEntries(
            Map.entry("ß", "ss"),
            Map.entry("æ", "ae"),
            Map.entry("Æ", "Ae"),
            Map.entry("œ", "oe"),
            Map.entry("Œ", "Oe"),
            Map.entry("ø", "o"),
            Map.entry("Ø", "O"),
            Map.entry("ł", "l"),
            Map.entry("Ł", "L"),
            Map.entry("đ", "d"),
            Map.entry("Đ", "D"),
            Map.entry("þ", "th"),
            Map.entry("Þ", "Th"),
            Map.entry("ð", "d"),
            Map.entry("ı", "i"));

    /** Names of folders that the arena looks for, or writes, in the current folder. */
    private static final Set<String> TAKEN = Set.of("agents", "games", "results", "samples");

    /**
     * Derives the names from a typed name.
     *
     * @throws IllegalArgumentException if that is impossible; the message says what is allowed
     */
    static ProjectName of(String typed) {
        String shown = VisibleText.replaced(Normalizer.normalize(typed, Normalizer.Form.NFC), ' ')
                .replaceAll("\\s+", " ")
                .strip();
        int length = shown.codePointCount(0, shown.length());
        require(
                length <= LONGEST,
                String.format(Locale.ROOT, "the name has %d characters: at most %d are allowed", length, LONGEST));
        List<String> words = words(shown);
        require(
                !words.isEmpty(),
                "the name '%s' has no letter from A to Z and no digit: folder, jar and class need some. Accents, blanks and"
                                .formatted(shown)
                        + " emoji may be added, as in 'Zoé 🤖'");
        String artifact = String.join("-", words).toLowerCase(Locale.ROOT);
        require(
                Folders.isFine(artifact) && !TAKEN.contains(artifact),
                "a folder '%s' has a meaning of its own, for the arena or for Windows: add a word".formatted(artifact));
        return new ProjectName(shown, artifact, segment(words), type(words));
    }

    /** The values for the templates of a build with these jars; callers can add more. */
    Map<String, String> values(List<LocalJar> local) {
        return new TreeMap<>(Map.of(
                "games", local.stream().map(LocalJar::dependency).collect(Collectors.joining()),
                "shown", shown,
                "xml", Template.xml(shown),
                "artifact", artifact,
                "segment", segment));
    }

    private static List<String> words(String shown) {
        String plain = shown.replaceAll("['’]", "");
        for (Map.Entry<String, String> letter : LETTERS.entrySet()) {
            plain = plain.replace(letter.getKey(), letter.getValue());
        }
        plain = Normalizer.normalize(plain, Normalizer.Form.NFKD).replaceAll("\\p{M}+", "");
        return Arrays.stream(plain.split("[^A-Za-z0-9]+", -1))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static String segment(List<String> words) {
        String joined = String.join("", words).toLowerCase(Locale.ROOT);
        return SourceVersion.isName(joined) ? joined : "agent" + joined;
    }

    private static String type(List<String> words) {
        String joined = words.stream()
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining());
        String named = Character.isDigit(joined.charAt(0)) ? "The" + joined : joined;
        if (named.equals("Agent")) {
            return "MyAgent";
        }
        return named.endsWith("Agent") ? named : named + "Agent";
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
