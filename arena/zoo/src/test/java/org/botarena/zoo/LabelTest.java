package org.botarena.zoo;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A specimen describes its attack and the expected result. */
class LabelTest {
    private static final String SHORTEST = """
            // tries: to win
            // expect: plays
            package zoo;
            """;

    @Test
    void aMissingKeyHasItsDefault() {
        Label label = Label.of(SHORTEST);
        assertAll(
                () -> assertEquals("to win", label.tries()),
                () -> assertEquals(
                        List.of(new Expectation(Ground.EXPECT, "plays", "")), label.on(Set.of(Ground.EXPECT))),
                () -> assertEquals("honest", label.against()),
                () -> assertEquals(1, label.games()),
                () -> assertEquals(Clock.PATIENT, label.clock()),
                () -> assertFalse(label.isInEveryBuild()));
    }

    @Test
    void anExpectationHoldsOnlyOnItsGround() {
        Label label = Label.of("""
                // tries: to kill itself
                // process: crashed: signal 9
                // sandbox: plays
                """);
        assertEquals(
                "signal 9",
                label.on(Set.of(Ground.EXPECT, Ground.PROCESS)).get(0).text());
        assertEquals(
                "plays", label.on(Set.of(Ground.EXPECT, Ground.SANDBOX)).get(0).outcome());
        assertEquals(List.of(), label.on(Set.of(Ground.OWN_USER)));
    }

    @Test
    void theTextOfAnExpectationIsPartOfTheReason() {
        Expectation expectation = new Expectation(Ground.EXPECT, "crashed", "exit code 3");
        assertTrue(expectation.isMetBy(new SpecimenOutcome("crashed", "its process ended with exit code 3")));
        assertFalse(expectation.isMetBy(new SpecimenOutcome("crashed", "its process ended with exit code 4")));
        assertFalse(expectation.isMetBy(new SpecimenOutcome("late", "exit code 3")));
    }

    @Test
    void theLabelEndsWhereTheProgramBegins() {
        Label label = Label.of(SHORTEST + "// games: 7\n");
        assertEquals(1, label.games());
    }

    @Test
    void anUnknownLineIsRefused() {
        assertAll(
                () -> assertRefused(SHORTEST.replace("expect", "hope"), "there is no key 'hope'"),
                () -> assertRefused("// against: all\n" + SHORTEST, "'all' is not one of"),
                () -> assertRefused("// clock: none\n" + SHORTEST, "there is no clock 'none'"),
                () -> assertRefused("// run: late\n" + SHORTEST, "'late' is not one of"),
                () -> assertRefused("// a remark\n" + SHORTEST, "is not a line of a label"),
                () -> assertRefused("// tries: twice\n" + SHORTEST, "there are 2 lines 'tries'"),
                () -> assertRefused("// tries: to win\npackage zoo;", "tries and expects"));
    }

    private static void assertRefused(String source, String message) {
        String refusal = assertThrows(IllegalArgumentException.class, () -> Label.of(source))
                .getMessage();
        assertTrue(refusal.contains(message), refusal);
    }
}
