package org.botarena.packing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Comments, messages, test names and English pages avoid phrases that readers stumble over. A module, or a page,
 * may have {@value #BOUND} hits per 1,000 words.
 */
class WordsTest {
    private static final Path SOURCES = Path.of("..", "..");
    private static final double BOUND = 0.5;

    private static final Map<String, String> PHRASES = phrases();

    private static Map<String, String> phrases() {
        Map<String, String> phrases = new LinkedHashMap<>();
        phrases.put(
                "resumes, continues",
                "(?<!is what )\\b(?:goes|went|going) on(?! (?:the|a|to the|its|top|sale)\\b)|\\bgo on with\\b");
        phrases.put("again", "\\banew\\b|\\bonce more\\b");
        phrases.put("only", "(?<!(?:leav|left|let)[^.]{0,30})\\balone\\b");
        phrases.put(
                "is reported, the message says",
                "\\b(?:is|are|was|were|be|been) (?:told|said)\\b|\\btell(?:s|ing)? of\\b");
        phrases.put("fix", "\\bmend(?:s|ed|ing)?\\b");
        phrases.put("depends on", "\\b(?:hang|hangs|hanging) on\\b");
        phrases.put("N, the number of", "(?<!\\bhow )\\b(?:so many|as many (?!as\\b))");
        phrases.put("next to, besides, while running", "\\bbeside\\b");
        phrases.put(
                "is not a ..., does not exist",
                "\\b(?:is|are|was|were) none\\b|(?<!\\bthere )\\b(?:is|are|was|were) no (?!longer\\b|more\\b|matter\\b|less\\b|fewer\\b|larger\\b|greater\\b|better\\b|worse\\b|slower\\b|later\\b|earlier\\b|doubt\\b)[a-z]");
        phrases.put(
                "(name the thing)",
                "\\bwhat of\\b(?= (?:a|an|the|it|its)\\b)|\\bof whom\\b|\\bof (?:this|that) one\\b");
        phrases.put("is (at, in)", "\\b(?:lies|stands) (?!for\\b|out\\b|still\\b|between\\b)");
        phrases.put("available", "\\bto be had\\b|\\b(?:is|are) had\\b");
        phrases.put("a position", "\\bmoments? of (?:a|the) game\\b");
        phrases.put("the user, the arena, no agent", "\\b(?:somebody|nobody|whoever)\\b");
        phrases.put("submission", "\\bhand-?ins?\\b|\\bhanded in\\b(?= (?:file|jar)s?\\b)");
        phrases.put("course document", "\\bhand-?outs?\\b");
        phrases.put("recorded", "\\bon file\\b(?! systems?\\b)");
        phrases.put("position", "\\bjunctures?\\b");
        phrases.put("fault", "\\bcrimes?\\b");
        phrases.put("they, them, their", "(?<![\\w-])(?:he|him|his)(?![\\w-]| et al)");
        phrases.put("(say what it does)", "\\bthe same for\\b");
        phrases.put("(name the subject)", "(?-i:(?<=^|[.] )(?:Who|Whose|What|Of) (?!course)[^.?]*[.])");
        return phrases;
    }

    private static final Pattern HIT = Pattern.compile(
            PHRASES.values().stream().map(phrase -> "(" + phrase + ")").collect(Collectors.joining("|")),
            Pattern.CASE_INSENSITIVE);

    /** Text blocks, strings, comments and the names of tests; a character literal is only stepped over. */
    private static final Pattern JAVA = Pattern.compile(
            "\"\"\"(?<block>.*?)\"\"\"|\"(?<string>[^\"\\\\\n]*+(?:\\\\.[^\"\\\\\n]*+)*+)\"|'(?:\\\\.|[^'\\\\\n])[^'\n]*+'"
                    + "|/[*](?<comment>.*?)[*]/|//(?<line>[^\n]*)|\\bvoid (?<test>[a-z]\\w*)\\(\\)",
            Pattern.DOTALL);

    private record Place(String text, Path file) {}

    private static Stream<Place> texts(Path file) {
        try {
            String source = Files.readString(file);
            String name = file.getFileName().toString();
            if (name.endsWith(".java")) {
                return JAVA.matcher(source).results().flatMap(WordsTest::words).map(text -> new Place(text, file));
            } else if (name.endsWith(".md")) {
                return Stream.of(source.replaceAll("(?ms)^ *```.*?^ *```", "").split("\n\\s*\n"))
                        .map(text -> new Place(text.replaceAll("`[^`\n]*`|\\s+", " "), file));
            }
            return Pattern.compile("(?m)^[^#\\s=]+ ?= ?(.*)$")
                    .matcher(source)
                    .results()
                    .map(line -> new Place(line.group(1), file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<String> words(MatchResult found) {
        for (int group = 1; group <= found.groupCount(); group++) {
            String text = found.group(group);
            if (text != null) {
                boolean isTest = group == found.groupCount();
                boolean isString = group == 2;
                return isString && !text.contains(" ")
                        ? Stream.empty()
                        : Stream.of(
                                isTest
                                        ? text.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ")
                                                .toLowerCase(Locale.ROOT)
                                        : text.replaceAll("\n\\s*[*]? ?", " ").strip());
            }
        }
        return Stream.empty();
    }

    private static boolean isRead(Path file) {
        String path = SOURCES.relativize(file).toString().replace('\\', '/');
        return !path.matches("(?:.*/)?(?:target|results|[.]git|node_modules)/.*")
                && !path.endsWith("WordsTest.java")
                && (path.endsWith(".java")
                        || (path.endsWith(".md") && !path.contains(".fr."))
                        || path.endsWith("_en.properties"));
    }

    /** The module, or the page, that a file belongs to. */
    private static String area(Path file) {
        String path = SOURCES.relativize(file).toString().replace('\\', '/');
        return path.endsWith(".md") ? path : path.replaceFirst("^(arena/[^/]+|[^/]+)/.*", "$1");
    }

    private static List<String> hits(String text) {
        return HIT.matcher(text)
                .results()
                .map(hit -> {
                    int group = 1;
                    while (hit.group(group) == null) {
                        group++;
                    }
                    String around =
                            text.substring(Math.max(0, hit.start() - 40), Math.min(text.length(), hit.end() + 30));
                    return "'%s' in '%s': write %s"
                            .formatted(
                                    hit.group(),
                                    around,
                                    List.copyOf(PHRASES.keySet()).get(group - 1));
                })
                .toList();
    }

    @Test
    void noModuleOrPageHasMoreAwkwardPhrasesThanTheBound() throws IOException {
        Map<String, List<String>> found = new LinkedHashMap<>();
        Map<String, Integer> words = new LinkedHashMap<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            files.filter(WordsTest::isRead).sorted().flatMap(WordsTest::texts).forEach(place -> {
                String area = area(place.file());
                words.merge(area, place.text().split("\\s+").length, Integer::sum);
                hits(place.text())
                        .forEach(hit -> found.computeIfAbsent(area, at -> new ArrayList<>())
                                .add(SOURCES.relativize(place.file()) + ": " + hit));
            });
        }
        List<String> tooMany = new ArrayList<>();
        found.forEach((area, hits) -> {
            double share = 1000.0 * hits.size() / words.get(area);
            if (share > BOUND && hits.size() > 1) {
                tooMany.add(
                        String.format(Locale.ROOT, "%s: %.1f hits per 1,000 words, %.1f allowed:", area, share, BOUND));
                tooMany.addAll(hits);
            }
        });
        assertEquals(List.of(), tooMany, () -> String.join("\n", tooMany));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The tournament goes on. | goes on",
                "The page is made anew. | anew",
                "It is for the organizer alone. | alone",
                "'x' is no date | is no d",
                "A late agent is told why. | is told",
                "What is to be mended | mended",
                "Somebody waits. | Somebody",
                "Who is late loses. | Who",
                "It depends on his number. | his",
            })
    void anAwkwardPhraseIsFound(String text, String phrase) {
        List<String> hits = hits(text.strip());
        assertEquals(
                List.of(true),
                hits.stream()
                        .map(hit -> hit.contains(phrase.strip()))
                        .distinct()
                        .toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "There is no file here.",
                "The jar is no longer read.",
                "How many games are left?",
                "Leave the machine alone.",
                "Who is late?",
                "It stands for the arena.",
            })
    void plainEnglishIsNot(String text) {
        assertEquals(List.of(), hits(text));
    }
}
