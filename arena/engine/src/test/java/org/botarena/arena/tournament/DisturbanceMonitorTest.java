package org.botarena.arena.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The reaction to a machine that disturbs many attempts. */
class DisturbanceMonitorTest {
    private final DisturbanceMonitor strain = new DisturbanceMonitor(3);
    private final List<String> told = new ArrayList<>();

    /** Plays a number of attempts and disturbs every n-th of them; 0 for none. */
    private void play(int attempts, int every) {
        for (int i = 1; i <= attempts; i++) {
            strain.ended(every > 0 && i % every == 0).forEach(sentence -> told.add(sentence.toString()));
        }
    }

    @Test
    void aTenthOfDisturbedAttemptsChangesNothing() {
        play(100, 10);
        assertEquals(List.of(), told);
        assertEquals(3, strain.jobs());
    }

    @Test
    void moreThanATenthIsReportedAndReducesConcurrentGames() {
        play(6, 2);
        assertTrue(told.get(0).startsWith("the machine disturbed 3 of 6 attempts"), told::toString);
        assertTrue(told.get(0).contains("'arena doctor'"), told::toString);
        assertEquals("from now on 2 games at a time, to see whether fewer are disturbed", told.get(1));
        assertEquals(2, strain.jobs());
    }

    @Test
    void aReductionThatHelpsIsKept() {
        play(6, 2);
        play(20, 5);
        assertEquals(
                "with 2 games at a time 20 % of the attempts were disturbed, instead of 50 %: it stays at 2",
                told.get(2));
        play(6, 2);
        assertEquals(1, strain.jobs(), "and is tried again");
        play(20, 0);
        play(6, 2);
        assertEquals(1, strain.jobs(), "one game is the least");
        assertEquals(1, told.stream().filter(one -> one.contains("doctor")).count());
    }

    @Test
    void aReductionThatDoesNotHelpIsRevertedForGood() {
        play(6, 2);
        play(20, 2);
        assertTrue(told.get(2).endsWith("back to 3 games"), told::toString);
        play(20, 2);
        assertEquals(3, strain.jobs());
        assertEquals(3, told.size());
    }
}
