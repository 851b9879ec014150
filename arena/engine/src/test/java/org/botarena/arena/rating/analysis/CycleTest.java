package org.botarena.arena.rating.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;
import org.junit.jupiter.api.Test;

class CycleTest {
    private static final Pool PAPER = Pool.of(
            List.of("scissors", "paper", "rock", "fool"),
            singly(
                    new PairResult("rock", "scissors", 36, 0, 4),
                    new PairResult("scissors", "paper", 32, 0, 8),
                    new PairResult("paper", "rock", 28, 4, 8),
                    new PairResult("rock", "fool", 20, 0, 2),
                    new PairResult("paper", "fool", 16, 0, 4)));

    /** Each game has its own start position. */
    private static List<PairResult> singly(PairResult... sums) {
        List<PairResult> games = new ArrayList<>();
        for (PairResult sum : sums) {
            games.addAll(Collections.nCopies(sum.wins(), new PairResult(sum.one(), sum.other(), 1, 0, 0)));
            games.addAll(Collections.nCopies(sum.draws(), new PairResult(sum.one(), sum.other(), 0, 1, 0)));
            games.addAll(Collections.nCopies(sum.losses(), new PairResult(sum.one(), sum.other(), 0, 0, 1)));
        }
        return games;
    }

    private static List<Cycle> cycles(Pool pool, int most) {
        return Cycle.of(pool, Ratings.of(pool, 1), most);
    }

    @Test
    void aCycleIsAsCertainAsItsLeastCertainResult() {
        List<Cycle> told = cycles(PAPER, 10);
        assertEquals(
                List.of(List.of("paper", "rock", "scissors")),
                told.stream().map(Cycle::entrants).toList());
        assertTrue(told.get(0).chance() > 1e-4 && told.get(0).chance() < 0.01, told.toString());
    }

    @Test
    void aCycleThatMayBeChanceIsNotReported() {
        Pool few = Pool.of(
                List.of("A", "B", "C"),
                singly(
                        new PairResult("A", "B", 3, 0, 1),
                        new PairResult("B", "C", 3, 0, 1),
                        new PairResult("C", "A", 3, 0, 1)));
        assertEquals(List.of(), cycles(few, 10));
    }

    @Test
    void theSurestCyclesComeFirstUpToTheLimit() {
        List<PairResult> meetings = new ArrayList<>();
        List<String> names = List.of("a1", "a2", "a3", "b1", "b2", "b3");
        for (int i = 0; i < 6; i += 3) {
            int wins = 25 + 5 * i;
            meetings.add(new PairResult(names.get(i), names.get(i + 1), wins, 0, 1));
            meetings.add(new PairResult(names.get(i + 1), names.get(i + 2), wins, 0, 1));
            meetings.add(new PairResult(names.get(i + 2), names.get(i), wins, 0, 1));
        }
        Pool pool = Pool.of(names, singly(meetings.toArray(PairResult[]::new)));
        assertEquals(
                List.of(List.of("b1", "b2", "b3"), List.of("a1", "a2", "a3")),
                cycles(pool, 10).stream().map(Cycle::entrants).toList());
        assertEquals(
                List.of(List.of("b1", "b2", "b3")),
                cycles(pool, 1).stream().map(Cycle::entrants).toList());
    }

    @Test
    void aNemesisTakesMorePointsThanExpected() {
        List<Nemesis> nemeses = Nemesis.of(PAPER, Ratings.of(PAPER, 1));
        assertEquals(Optional.of("rock"), opponent(nemeses, "scissors"));
        Nemesis ofScissors = nemeses.stream()
                .filter(nemesis -> nemesis.entrant().equals("scissors"))
                .findFirst()
                .orElseThrow();
        assertEquals(List.of(40.0, 4.0), List.of(ofScissors.games(), ofScissors.points()));
    }

    @Test
    void aChanceShortfallIsNotANemesis() {
        Pool pool = Pool.of(
                List.of("A", "B", "C"),
                singly(
                        new PairResult("A", "B", 2, 0, 0),
                        new PairResult("B", "C", 2, 0, 0),
                        new PairResult("A", "C", 0, 0, 2)));
        assertEquals(List.of(), Nemesis.of(pool, Ratings.of(pool, 1)));
    }

    private static Optional<String> opponent(List<Nemesis> nemeses, String entrant) {
        return nemeses.stream()
                .filter(nemesis -> nemesis.entrant().equals(entrant))
                .map(Nemesis::opponent)
                .findFirst();
    }
}
