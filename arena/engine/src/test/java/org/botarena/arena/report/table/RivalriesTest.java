package org.botarena.arena.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.botarena.arena.rating.analysis.Analysis;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.catalogue.Language;
import org.junit.jupiter.api.Test;

/** The text below the table, which no table can show. */
class RivalriesTest {
    private static final List<String> NAMES = List.of("rock", "paper", "scissors", "fool");

    /** An analysis in which each game has its own start position. */
    private static Analysis analysis(Map<String, Double> anchors, PairResult... meetings) {
        List<PairResult> games = new ArrayList<>();
        for (PairResult sum : meetings) {
            games.addAll(Collections.nCopies(sum.wins(), new PairResult(sum.one(), sum.other(), 1, 0, 0)));
            games.addAll(Collections.nCopies(sum.draws(), new PairResult(sum.one(), sum.other(), 0, 1, 0)));
            games.addAll(Collections.nCopies(sum.losses(), new PairResult(sum.one(), sum.other(), 0, 0, 1)));
        }
        Pool pool = Pool.of(NAMES, games);
        return Analysis.of(NAMES, pool, Ratings.anchored(pool, anchors, 1));
    }

    private static Analysis circle(Map<String, Double> anchors) {
        return analysis(
                anchors,
                new PairResult("rock", "scissors", 36, 0, 4),
                new PairResult("scissors", "paper", 32, 0, 8),
                new PairResult("paper", "rock", 28, 4, 8),
                new PairResult("rock", "fool", 20, 0, 4),
                new PairResult("paper", "fool", 16, 0, 4));
    }

    @Test
    void aCycleIsShownWithItsCertainty() {
        String text = Scoreboard.rivalries(circle(Map.of()), Language.ENGLISH);
        assertTrue(text.contains("  paper > rock > scissors > paper  1 in "), text);
        assertTrue(text.lines().allMatch(line -> Columns.width(line) <= 80), text);
    }

    @Test
    void resultsBelowExpectationAreShownWithTheExpectation() {
        String text = Scoreboard.rivalries(circle(Map.of()), Language.ENGLISH);
        assertTrue(text.contains("  scissors  rock        4.0 of 40"), text);
    }

    @Test
    void ordinaryResultsNeedNoNote() {
        assertEquals(
                "",
                Scoreboard.rivalries(analysis(Map.of(), new PairResult("rock", "fool", 1, 0, 1)), Language.ENGLISH));
    }

    @Test
    void ratingsAreRelativeToTheAnchorsWhereThereAreSome() {
        Analysis anchored = circle(Map.of("fool", 100.0));
        assertEquals(100, anchored.ratings().rating("fool").value(), 1e-9);
        double free = circle(Map.of()).ratings().rating("fool").value();
        double rock = circle(Map.of()).ratings().rating("rock").value();
        assertEquals(100 + rock - free, anchored.ratings().rating("rock").value(), 3);
        assertTrue(new Caveats(anchored, Language.ENGLISH).text().startsWith("Elo: fool is 100, given beforehand;"));
    }

    @Test
    void thePartsThatNoGameLinksAreNamed() {
        Analysis broken = analysis(
                Map.of(), new PairResult("rock", "fool", 1, 0, 1), new PairResult("paper", "scissors", 1, 0, 1));
        assertEquals(List.of(List.of("rock", "fool"), List.of("paper", "scissors")), broken.parts());
        assertTrue(
                new Caveats(broken, Language.ENGLISH).text().contains("rock, fool | paper, scissors."),
                new Caveats(broken, Language.ENGLISH).text());
        assertEquals(1, circle(Map.of()).parts().size());
    }

    @Test
    void aTournamentTooLargeToResampleHasNoInterval() {
        Pool pool = Pool.of(
                NAMES, List.of(new PairResult("rock", "fool", 1, 0, 1), new PairResult("rock", "paper", 2, 0, 0)));
        String text =
                new Caveats(Analysis.of(NAMES, pool, Ratings.of(pool, 1).withoutIntervals()), Language.ENGLISH).text();
        assertTrue(text.contains("No interval, and no place told apart: rounds were drawn from results"), text);
        assertTrue(text.lines().allMatch(line -> Columns.width(line) <= 80), text);
    }
}
