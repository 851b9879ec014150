package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.botarena.arena.cli.Shell.Ran;

/** Assertions shared by the tests of commands. */
public final class RanAssertions {
    /** Words of English sentences, outside of options and paths. */
    private static final Pattern ENGLISH = Pattern.compile(
            "(?i)(?<![\\w/=.-])(the|is|are|was|has|there|you|your|of|with|and|needs|wants|write|must|not|try"
                    + "|against|games|seed|plays|left)(?![\\w/=-])");

    /** The words of a receipt are the same in each language. */
    private static final Pattern RECEIPT = Pattern.compile("(?m)^Reçu .*");

    private RanAssertions() {}

    /** Asserts this exit code, and each of these words in the errors, without a stack trace. */
    public static void assertFails(int code, Ran ran, String... says) {
        assertEquals(code, ran.code(), ran::toString);
        for (String words : says) {
            assertTrue(ran.err().contains(words), () -> "'%s' is missing in%n%s".formatted(words, ran));
        }
        assertFalse(ran.err().contains("\tat "), ran::toString);
    }

    /** Asserts a usage error with each of these words. */
    public static void assertUsage(Ran ran, String... says) {
        assertFails(2, ran, says);
        assertEquals("", ran.out(), ran::toString);
    }

    /** Asserts that a command printed no English, and each of these words, with plain blanks before French signs. */
    public static void assertFrench(Ran ran, String... says) {
        String text = (ran.out() + ran.err()).replace('\u00a0', ' ');
        String shown = RECEIPT.matcher(text).replaceAll("");
        assertEquals(
                List.of(),
                ENGLISH.matcher(shown).results().map(MatchResult::group).toList(),
                ran::toString);
        assertSays(text, says);
    }

    /** Asserts that a text contains each of these words. */
    public static void assertSays(String text, String... says) {
        for (String words : says) {
            assertTrue(text.contains(words), () -> "'%s' is missing in%n%s".formatted(words, text));
        }
    }
}
