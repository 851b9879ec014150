package org.botarena.proofreading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.languagetool.JLanguageTool;
import org.languagetool.Languages;
import org.languagetool.rules.RuleMatch;
import org.languagetool.rules.spelling.SpellingCheckRule;

/**
 * LanguageTool finds no mistakes of grammar and spelling in README.md and in the pages of arena/docs. English is
 * British with -ize; a page is French if its name ends with {@code .fr.md}. Table cells are checked only for spelling,
 * and their words may be in either language, as in the glossary.
 */
@Tag("full")
class PagesTest {
    private static final Path ROOT = Path.of("..", "..", "..");

    /** The rules that do not fit these pages, each with the reason. */
    private static final Map<String, String> DISABLED = Map.of(
            "EN_COMPOUNDS_ROUND_ROBIN", "'a round robin' is the noun; the hyphen belongs to the adjective",
            "DOUBLE_PUNCTUATION", "ranges are written 0..1",
            "POSSESSIVE_APOSTROPHE", "takes 'results folder' for a missing possessive");

    private static final List<String> ACCEPTED = accepted();
    private static final JLanguageTool ENGLISH = tool("en-GB");
    private static final JLanguageTool FRENCH = tool("fr");

    private static List<String> accepted() {
        try (InputStream words = PagesTest.class.getResourceAsStream("accepted-words.txt")) {
            return new String(words.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static JLanguageTool tool(String language) {
        JLanguageTool tool = new JLanguageTool(Languages.getLanguageForShortCode(language));
        tool.disableRules(List.copyOf(DISABLED.keySet()));
        tool.getAllActiveRules().stream()
                .filter(SpellingCheckRule.class::isInstance)
                .forEach(rule -> ((SpellingCheckRule) rule).addIgnoreTokens(ACCEPTED));
        return tool;
    }

    private static boolean isFrench(Path page) {
        return page.toString().endsWith(".fr.md");
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.list(ROOT.resolve("arena/docs"))) {
            return Stream.concat(Stream.of(ROOT.resolve("README.md")), docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    private static List<RuleMatch> mistakes(Passage passage, boolean isFrench) throws IOException {
        List<RuleMatch> found = (isFrench ? FRENCH : ENGLISH)
                .check(passage.text()).stream()
                        .filter(match -> !passage.touchesName(match.getFromPos(), match.getToPos()))
                        .toList();
        if (!passage.isCell() || found.isEmpty()) {
            return found;
        }
        List<RuleMatch> other = (isFrench ? ENGLISH : FRENCH).check(passage.text());
        return found.stream()
                .filter(match -> match.getRule().isDictionaryBasedSpellingRule())
                .filter(match -> other.stream()
                        .filter(also -> also.getRule().isDictionaryBasedSpellingRule())
                        .anyMatch(also -> also.getFromPos() < match.getToPos() && match.getFromPos() < also.getToPos()))
                .toList();
    }

    private static String shown(Path page, Passage passage, RuleMatch match) {
        String text = passage.text();
        return "%s: '%s' in '%s' (%s, %s)"
                .formatted(
                        page.getFileName(),
                        text.substring(match.getFromPos(), match.getToPos()),
                        text.substring(
                                Math.max(0, match.getFromPos() - 40), Math.min(text.length(), match.getToPos() + 40)),
                        match.getRule().getId(),
                        match.getMessage());
    }

    @Test
    void thePagesHaveNoMistakes() throws IOException {
        List<String> mistakes = new ArrayList<>();
        for (Path page : pages()) {
            for (Passage passage : Passage.of(Files.readString(page), isFrench(page))) {
                mistakes(passage, isFrench(page)).forEach(match -> mistakes.add(shown(page, passage, match)));
            }
        }
        assertEquals(List.of(), mistakes, () -> String.join("\n", mistakes));
    }

    @Test
    void aMistakeIsFoundInSentencesAndInCells() throws IOException {
        String page = "He go home. A `goo d` name.\n\n| a |\n|---|\n| mistkae, équipe |\n";
        List<String> found = new ArrayList<>();
        for (Passage passage : Passage.of(page, false)) {
            mistakes(passage, false)
                    .forEach(match -> found.add(passage.text().substring(match.getFromPos(), match.getToPos())));
        }
        assertEquals(List.of("go", "mistkae"), found);
    }

    @Test
    void everyAcceptedWordIsOnAPage() throws IOException {
        StringBuilder texts = new StringBuilder();
        for (Path page : pages()) {
            Passage.of(Files.readString(page), isFrench(page))
                    .forEach(passage -> texts.append(passage.text()).append('\n'));
        }
        assertEquals(
                List.of(),
                ACCEPTED.stream().filter(word -> texts.indexOf(word) < 0).toList());
    }
}
