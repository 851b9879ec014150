package org.botarena.arena.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.botarena.arena.rating.pool.Evidence;
import org.botarena.arena.rating.pool.Meeting;
import org.botarena.arena.rating.pool.Pool;
import org.junit.jupiter.api.Test;

/** What stands under the table because no table shows it. */
class RivalriesTest {
    private static final List<String> NAMES = List.of("rock", "paper", "scissors", "fool");

    private static Evidence evidence(Map<String, Double> anchors, Meeting... meetings) {
        return Evidence.of(NAMES, Pool.of(NAMES, List.of(meetings)), anchors, 1);
    }

    private static Evidence circle(Map<String, Double> anchors) {
        return evidence(
                anchors,
                new Meeting("rock", "scissors", 9, 0, 1),
                new Meeting("scissors", "paper", 8, 0, 2),
                new Meeting("paper", "rock", 7, 1, 2),
                new Meeting("rock", "fool", 5, 0, 1),
                new Meeting("paper", "fool", 4, 0, 1));
    }

    @Test
    void aCircleIsShownWithHowSureItIs() {
        String text = new Rivalries(circle(Map.of())).text();
        assertTrue(text.contains("  paper > rock > scissors > paper  9"), text);
        assertTrue(text.lines().allMatch(line -> Columns.width(line) <= 80), text);
    }

    @Test
    void whoFallsShortIsShownWithWhatWasExpected() {
        String text = new Rivalries(circle(Map.of())).text();
        assertTrue(text.contains("  scissors  rock        1.0 of 10"), text);
        assertTrue(text.indexOf("  scissors  rock") < text.indexOf("  rock      paper"), "the farthest first: " + text);
    }

    @Test
    void whereNothingIsStrangeNothingIsSaid() {
        assertEquals("", new Rivalries(evidence(Map.of(), new Meeting("rock", "fool", 1, 0, 1))).text());
    }

    @Test
    void ratingsAreRelativeToTheAnchorsWhereThereAreSome() {
        Evidence anchored = circle(Map.of("fool", 100.0));
        assertEquals(100, anchored.ratings().rating("fool").value(), 1e-9);
        double free = circle(Map.of()).ratings().rating("fool").value();
        double rock = circle(Map.of()).ratings().rating("rock").value();
        assertEquals(100 + rock - free, anchored.ratings().rating("rock").value(), 1e-3);
        assertTrue(new Doubts(anchored).text().startsWith("Elo: fool is 100, given beforehand;"));
    }

    @Test
    void thePartsThatNoGameLinksAreNamed() {
        Evidence broken =
                evidence(Map.of(), new Meeting("rock", "fool", 1, 0, 1), new Meeting("paper", "scissors", 1, 0, 1));
        assertEquals(List.of(List.of("rock", "fool"), List.of("paper", "scissors")), broken.parts());
        assertTrue(new Doubts(broken).text().contains("rock, fool | paper, scissors."), new Doubts(broken).text());
        assertEquals(1, circle(Map.of()).parts().size());
    }
}
