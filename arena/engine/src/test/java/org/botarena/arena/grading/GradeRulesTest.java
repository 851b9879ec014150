package org.botarena.arena.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reading a rule file, and the messages for a wrong one. */
class GradeRulesTest {
    private static GradeRules parse(String text) {
        return GradeRules.parse("rules.txt", text);
    }

    @Test
    void aLineIsAShareAReferenceAndAGrade() {
        GradeRules rules = parse("# beat these\r\n\r\n0.95 vs random -> 10\r\n  60% vs Anna Lee_7 -> 14.5\r\n");
        assertEquals(
                List.of("0.95 vs random -> 10", "0.6 vs Anna Lee_7 -> 14.5"),
                rules.rules().stream().map(GradeRule::toString).toList());
        assertEquals(List.of("random", "Anna Lee_7"), rules.references());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "0,95 vs random -> 10 | column 1: '0,95' has a decimal comma: write 0.95",
                "95 vs random -> 10 | column 1: a share is above 0 and at most 1, and '95' is not: write 95%",
                "0 vs random -> 10 | column 1: a share is above 0",
                "most vs random -> 10 | column 1: 'most' is not a share of the points: write 0.95, or 95%",
                "0.95 versus random -> 10 | column 6: 'versus' is in the place of 'vs': did you mean vs?",
                "0.95 random -> 10 | column 6: 'random' is in the place of 'vs'",
                "0.95 | column 5: 'vs' is missing",
                "0.95 vs -> 10 | column 9: the name is missing",
                "0.95 vs random => 10 | column 16: '=>' is in the place of '->': did you mean ->?",
                "0.95 vs random 10 | column 18: '->' is missing, and the grade behind it",
                "0.95 vs random -> | column 18: the grade is missing",
                "0.95 vs random -> good | column 19: 'good' is not a grade of 0 or more: write 14",
                "0.95 vs random -> 1,5 | column 19: '1,5' is not a grade of 0 or more: write 1.5",
                "0.95 vs random -> 10 points | column 22: 'points' is too much"
            })
    void anErrorIsNamedByLineAndColumnWithWhatToWrite(String line, String says) {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> parse("# rules\n" + line));
        assertTrue(e.getMessage().startsWith("rules.txt, line 2, " + says), e.getMessage());
        assertTrue(e.getMessage().endsWith("A line reads '0.95 vs random -> 10'"), e.getMessage());
    }

    @Test
    void whoDoesNotPlayIsNamedWithWhomItMayMean() {
        GradeRules rules = parse("0.95 vs random -> 10\n0.5 vs flatt -> 12\n");
        IllegalArgumentException e = assertThrows(
                IllegalArgumentException.class, () -> rules.require(List.of("anna", "random"), List.of("flat", "uct")));
        assertEquals(
                "rules.txt, line 2, column 8: there is no entrant 'flatt': did you mean flat?; there are anna,"
                        + " random",
                e.getMessage());
    }

    @Test
    void aFileWithoutRulesOrWithoutTextIsRefused(@TempDir Path folder) throws Exception {
        assertTrue(assertThrows(IllegalArgumentException.class, () -> parse("# nothing\n"))
                .getMessage()
                .contains("holds no rule"));
        Path missing = folder.resolve("none.txt");
        assertTrue(assertThrows(IllegalArgumentException.class, () -> GradeRules.read(missing))
                .getMessage()
                .contains("there is no such file"));
        Path picture = Files.write(folder.resolve("picture.txt"), new byte[] {'P', 0, 1});
        assertTrue(assertThrows(IllegalArgumentException.class, () -> GradeRules.read(picture))
                .getMessage()
                .contains("it is not a text: line 1"));
    }
}
