package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.botarena.arena.cli.Shell.Ran;

/** Assertions shared by the tests of commands. */
public final class RanAssertions {
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

    /** Asserts that a text contains each of these words. */
    public static void assertSays(String text, String... says) {
        for (String words : says) {
            assertTrue(text.contains(words), () -> "'%s' is missing in%n%s".formatted(words, text));
        }
    }
}
