package org.botarena.arena.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.botarena.api.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ranges of options: their syntax, the refused ones, and their values. */
class TunedOptionTest {
    private static final List<Setting> DECLARED = List.of(
            new Setting("k", Setting.Type.DECIMAL, "0.3", "0", "", List.of(), "exploration"),
            new Setting("share", Setting.Type.DECIMAL, "0.9", "0", "1", List.of(), "of the time"),
            Setting.whole("depth", 4, 1, 1000, "plies"),
            Setting.oneOf("size", 8, List.of(4, 6, 8), "of the board"),
            Setting.flag("explain", false, "print"),
            new Setting("method", Setting.Type.WORD, "ucb", "", "", List.of("ucb", "wins"), "how"));

    private static TunedOption option(String name, String range) {
        return TunedOption.parse(name, range, DECLARED, "my.jar");
    }

    @ParameterizedTest
    @CsvSource({
        "k, 0.05..2, 0, 0.05",
        "k, 0.05..2, 1, 2",
        "k, 0.05..5, 0.5, 0.5",
        "k, 0..2, 0.5, 1",
        "k, 0..2, 0, 0",
        "k, 1000..1001, 0.1234, 1000.12",
        "share, 0.7..0.95, 0.5, 0.825",
        "share, 0.7..0.95, 0.3333, 0.783",
        "depth, 1..9, 0.5, 5",
        "depth, 2..11, 0.2, 4",
        "depth, 1..100, 0.5, 10"
    })
    void aPlaceInTheRangeIsAValue(String name, String range, double place, String value) {
        assertEquals(value, option(name, range).value(place));
    }

    @ParameterizedTest
    @CsvSource({
        "k, 0.05..2, true",
        "k, 0.2..1.9, false",
        "k, 0..2, false",
        "depth, 1..10, true",
        "share, 0.7..0.95, false"
    })
    void aRangeOfADecadeIsSearchedByTheLogarithm(String name, String range, boolean isLogarithmic) {
        assertEquals(isLogarithmic, option(name, range).isLogarithmic());
    }

    @ParameterizedTest
    @CsvSource({"k, 0.05..2", "share, 0.7..0.95", "depth, 1..9", "depth, 1..1000"})
    void everyValueIsInTheRangeAndIsItsOwnPlace(String name, String range) {
        TunedOption option = option(name, range);
        for (double place = 0; place <= 1; place += 0.01) {
            String value = option.value(place);
            assertTrue(option.holds(value), value);
            assertEquals(value, option.value(option.place(value)));
        }
        assertFalse(option.holds("0"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            kk      | 1..2    | my.jar has no option 'kk': it has k=0.3 (a number from 0),
            k       | -1..2   | my.jar: option k=-1: it must be a number from 0
            share   | 0.5..3  | my.jar: option share=3: it must be a number in 0..1
            depth   | 1..2.5  | my.jar: option depth=2.5: it must be a whole number in 1..1000
            k       | 2..0.5  | my.jar: the range k=2..0.5 is empty: write the lower end first
            k       | 2..2    | my.jar: the range k=2..2 is empty: write the lower end first
            explain | a..b    | my.jar: option explain cannot be tuned, since it is true or false and has no range
            method  | ucb..x  | my.jar: option method cannot be tuned, since it is one of ucb, wins and has no range
            size    | 4..8    | my.jar: option size cannot be tuned, since it is one of 4, 6, 8 and has no range
            """)
    void whatCannotBeSearchedIsRefusedInASentence(String name, String range, String message) {
        String said = assertThrows(IllegalArgumentException.class, () -> option(name, range))
                .getMessage();
        assertTrue(said.startsWith(message), said);
    }

    @Test
    void anOptionWithoutARangeKeepsItsValue() {
        assertFalse(TunedOption.isRange("0.5"));
        assertFalse(TunedOption.isRange("ucb"));
        assertTrue(TunedOption.isRange("0.05..2"));
    }
}
