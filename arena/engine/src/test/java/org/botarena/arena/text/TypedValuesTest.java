package org.botarena.arena.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.botarena.arena.machine.HeapSize;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Spans of time, heap sizes and titles as they are typed. */
class TypedValuesTest {
    @ParameterizedTest
    @CsvSource({"100ms,100", "2s,2000", "1.5s,1500", "1m,60000", "0.5m,30000", "2h,7200000", "1ms,1"})
    void aSpanIsANumberAndAUnit(String text, long millis) {
        assertEquals(Duration.ofMillis(millis), Durations.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "s", "", "0s", "-1s", "2 s", "1d", "1,5s", "0.0001ms", "99999999999s"})
    void anotherSpanIsRefusedWithTheForm(String text) {
        IllegalArgumentException refusal = assertThrows(IllegalArgumentException.class, () -> Durations.parse(text));
        assertTrue(refusal.getMessage().contains("write 100ms, 2s, 1.5s, 1m or 2h"), refusal.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"100ms", "2s", "1.5s", "1m", "90s", "1.001s"})
    void aSpanIsShownAsItIsTyped(String text) {
        assertEquals(text, Durations.show(Durations.parse(text)));
    }

    @ParameterizedTest
    @CsvSource({"256m,256", "16m,16", "1g,1024", "2G,2048"})
    void aHeapIsInMebibytes(String text, int mib) {
        assertEquals(new HeapSize(mib), HeapSize.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"256", "15m", "0g", "", "lots", "256mb", "9999999g"})
    void anotherHeapIsRefusedWithTheForm(String text) {
        IllegalArgumentException refusal = assertThrows(IllegalArgumentException.class, () -> HeapSize.parse(text));
        assertTrue(refusal.getMessage().contains("write 256m or 1g"), refusal.getMessage());
    }

    @Test
    void aTitleIsOneLineOfEightyCharactersWithoutBlanksAroundIt() {
        assertEquals("Reversi cup, group 3", Title.of("  Reversi cup, group 3 "));
        assertEquals("", Title.of(" \u00a0\u200b"), "nothing is seen of it");
        assertEquals("\ud83c\udfc6".repeat(80), Title.of("\ud83c\udfc6".repeat(80)));
        assertTitleIsRefused("x".repeat(81), "has at most 80 characters and this one has 81: shorten it");
        assertTitleIsRefused("cup\u202egpj", "leave out '\\u202e'");
        assertTitleIsRefused("two\nlines", "leave out '\\u000a'");
        assertTitleIsRefused("\u001b[31mred", "leave out '\\u001b'");
    }

    private static void assertTitleIsRefused(String typed, String why) {
        String message = assertThrows(IllegalArgumentException.class, () -> Title.of(typed))
                .getMessage();
        assertTrue(message.contains(why), message);
    }

    @Test
    void numbersAreShownWithoutAFractionThatSaysNothing() {
        assertEquals("8", Numbers.plain(8.0));
        assertEquals("0", Numbers.plain(-0.0));
        assertEquals("-0.5", Numbers.plain(-0.5));
        assertEquals("100", Numbers.plain(100));
        assertEquals("3,005,288", Numbers.grouped(3_005_288));
    }

    @Test
    void oneIsNotManyWhereThingsAreCounted() {
        assertEquals("0 games", Numbers.counted(0, "game"));
        assertEquals("1 game", Numbers.counted(1, "game"));
        assertEquals("2 games", Numbers.counted(2, "game"));
    }
}
