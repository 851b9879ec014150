package org.botarena.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingTest {
    private static final Setting STONES = Setting.whole("n", 13, 1, 25, "stones");
    private static final Setting SHARE =
            new Setting("share", Setting.Type.DECIMAL, "0.9", "0", "1", List.of(), "share of the time");
    private static final Setting STYLE =
            new Setting("style", Setting.Type.WORD, "calm", "", "", List.of("calm", "wild"), "temper");
    private static final List<Setting> ALL = List.of(STONES, SHARE, STYLE);

    @Test
    void aMissingSettingHasItsDefault() {
        assertEquals(
                Map.of("n", "13", "share", "0.5", "style", "calm"),
                Setting.complete(ALL, Map.of("share", "0.5"), "bot.jar"));
    }

    @Test
    void settingsAreCompletedInTheOrderOfTheirDeclaration() {
        Map<String, String> complete = Setting.complete(ALL, Map.of("style", "wild", "n", "1"), "bot.jar");
        assertEquals(List.of("n", "share", "style"), List.copyOf(complete.keySet()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "26", "-1", "1.5", "", " 3", "three", "99999999999999999999", "0x3", "+3"})
    void aWholeNumberOutsideItsRangeIsRefused(String value) {
        assertRefused(Map.of("n", value), "bot.jar: option n=" + value + ": it must be a whole number in 1..25");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "0.25", "1.000"})
    void aDecimalNumberReachesBothEndsOfItsRange(String value) {
        assertEquals(
                value, Setting.complete(ALL, Map.of("share", value), "bot.jar").get("share"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.0000001", "-0.1", ".5", "1.", "NaN", "1e-3", "Infinity"})
    void aDecimalNumberOutsideItsRangeIsRefused(String value) {
        assertRefused(Map.of("share", value), "option share=" + value + ": it must be a number in 0..1");
    }

    @Test
    void aWordOutsideItsListIsRefused() {
        assertRefused(Map.of("style", "mad"), "option style=mad: it must be one of calm, wild");
    }

    @Test
    void anUnknownOptionIsRejectedWithTheListOfOptions() {
        assertRefused(
                Map.of("k", "2"),
                "bot.jar has no option 'k': it has n=13 (a whole number in 1..25), share=0.9 (a number in 0..1), "
                        + "style=calm (one of calm, wild)");
    }

    @Test
    void aDefaultOutsideItsRangeIsAnErrorOfTheDeclaration() {
        assertThrows(IllegalArgumentException.class, () -> Setting.whole("n", 26, 1, 25, "stones"));
        assertThrows(IllegalArgumentException.class, () -> Setting.oneOf("size", 5, List.of(4, 6), "size"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "N", "1n", "a b", "a=b", "é"})
    void aNameThatConfusesAShellOrAReaderIsRejected(String name) {
        assertThrows(IllegalArgumentException.class, () -> Setting.flag(name, true, "a flag"));
    }

    @Test
    void aWordNeedsItsChoices() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new Setting("w", Setting.Type.WORD, "a", "", "", List.of(), "a word"));
    }

    private static void assertRefused(Map<String, String> given, String part) {
        String message = assertThrows(IllegalArgumentException.class, () -> Setting.complete(ALL, given, "bot.jar"))
                .getMessage();
        assertTrue(message.contains(part), message);
    }
}
