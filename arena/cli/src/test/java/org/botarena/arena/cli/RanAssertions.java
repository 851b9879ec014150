package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.botarena.arena.cli.Shell.Ran;

/** What the tests of commands assert again and again. */
public final class RanAssertions {
    private RanAssertions() {}

    /** It ended with this code, and said each of these words in its errors, without a stack trace. */
    public static void assertFails(int code, Ran ran, String... says) {
        assertEquals(code, ran.code(), ran::toString);
        for (String words : says) {
            assertTrue(ran.err().contains(words), () -> "'%s' is missing in%n%s".formatted(words, ran));
        }
        assertFalse(ran.err().contains("\tat "), ran::toString);
    }

    /** It was typed wrongly, and says so with each of these words. */
    public static void assertUsage(Ran ran, String... says) {
        assertFails(2, ran, says);
        assertEquals("", ran.out(), ran::toString);
    }

    /** A text has each of these words. */
    public static void assertSays(String text, String... says) {
        for (String words : says) {
            assertTrue(text.contains(words), () -> "'%s' is missing in%n%s".formatted(words, text));
        }
    }
}
