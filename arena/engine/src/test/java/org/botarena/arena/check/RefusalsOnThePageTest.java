package org.botarena.arena.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Translation;
import org.junit.jupiter.api.Test;

/** The page for beginners quotes messages, each page in its own language, so that they can be searched. */
class RefusalsOnThePageTest {
    private static final Pattern QUOTE = Pattern.compile("(?m)^\\| `([^`]+)`");

    private static List<String> quotes(String page) throws IOException {
        String text = Files.readString(Path.of("..", "docs", page));
        int table = text.lastIndexOf("\n## ");
        return QUOTE.matcher(text.substring(table))
                .results()
                .map((MatchResult quote) -> quote.group(1).replace('\u00a0', ' '))
                .toList();
    }

    @Test
    void theFrenchPageQuotesWhatAFrenchSystemSays() throws IOException {
        List<String> english = quotes("first-agent.md");
        assertTrue(english.size() > 10, english::toString);
        assertEquals(
                english.stream()
                        .map(quote -> Translation.of(quote, Language.FRENCH).replace('\u00a0', ' '))
                        .toList(),
                quotes("first-agent.fr.md"));
    }
}
