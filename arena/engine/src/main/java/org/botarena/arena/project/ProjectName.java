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
 * What an agent is called, and the names that follow from it. Immutable.
 *
 * @param shown as people read it: {@code Zoé's bot}
 * @param artifact folder and jar, and so the name in the tables, in lower-case ASCII: {@code zoes-bot}
 * @param segment the last part of the package: {@code zoesbot}
 * @param type the class: {@code ZoesBotAgent}; it ends in Agent, and so is none of the API's or of Java's own
 */
public record ProjectName(String shown, String artifact, String segment, String type) {
    private static final int LONGEST = 60;

    /** Letters that are no basic letter with an accent. */
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

    /** Folders that the arena itself looks for, or writes, where it is started. */
    private static final Set<String> TAKEN = Set.of("agents", "games", "results", "samples");

    /**
     * The names that follow from what somebody typed.
     *
     * @throws IllegalArgumentException if none do, saying what is allowed
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
                        + " emoji are fine beside them, as in 'Zoé 🤖'");
        String artifact = String.join("-", words).toLowerCase(Locale.ROOT);
        require(
                Folders.isFine(artifact) && !TAKEN.contains(artifact),
                "a folder '%s' has a meaning of its own, for the arena or for Windows: add a word".formatted(artifact));
        return new ProjectName(shown, artifact, segment(words), type(words));
    }

    /** The values of every template of a build with these jars; more can be added. */
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
