package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertUsage;
import static org.botarena.arena.cli.Typed.arena;

import org.junit.jupiter.api.Test;

/** The answers to an impossible match. */
class MatchUsageTest {
    @Test
    void onlyJassIsPlayedToANumberOfPoints() {
        assertUsage(
                arena("match", "one", "other", "--game", "reversi:size=6", "--to", "1000"),
                "--to is for whole games of jass (--game jass); reversi:size=6 ends by its own rules: leave it out");
    }

    @Test
    void thePointsHaveARange() {
        assertUsage(
                arena("match", "one", "other", "--game", "jass", "--to", "0"),
                "--to",
                "write 1 to 100000, 1000 as in the course document");
    }

    @Test
    void theTurnsOfAWholeGameHaveNoOpenings() {
        assertUsage(
                arena("match", "one", "other", "--game", "jass", "--to", "1000", "--openings", "random:2"),
                "--openings does not go with --to");
    }

    @Test
    void aMatchHasAtLeastOnePair() {
        assertUsage(arena("match", "one", "other", "--pairs", "0"), "--pairs is 0: it must be at least 1");
        assertUsage(arena("match", "one", "other", "--jobs", "0"), "--jobs is 0: it must be at least 1");
    }

    @Test
    void aTestNeedsTwoHypothesesTheFirstBelowTheSecond() {
        assertUsage(arena("match", "one", "other", "--sprt", "50"), "--sprt", "'50' is not H0,H1", "0,50");
        assertUsage(arena("match", "one", "other", "--sprt", "50,0"), "--sprt", "the first below the second");
        assertUsage(arena("match", "one", "other", "--sprt", "0,900"), "--sprt", "from -200 to 200");
    }
}
