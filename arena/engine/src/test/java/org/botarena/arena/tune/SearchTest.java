package org.botarena.arena.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.api.Setting;
import org.botarena.arena.rating.Counts;
import org.junit.jupiter.api.Test;

/** The choice of the next values: a function of the trials so far and the seed. */
class SearchTest {
    private static final Worlds WORLD = new Worlds(List.of("0.1", "0.9"), x -> -200 * Math.abs(x[0] - 0.8));

    private static Search search(long seed) {
        return new Search(WORLD.space(), seed);
    }

    @Test
    void theSameTrialsAndTheSameSeedGiveTheSameCandidates() {
        List<Trial> trials = WORLD.tuned(400, 3).trials();
        assertEquals(search(5).candidates(4, trials, 8), search(5).candidates(4, trials, 8));
        assertNotEquals(search(5).candidates(4, trials, 8), search(6).candidates(4, trials, 8));
        assertNotEquals(search(5).candidates(4, trials, 8), search(5).candidates(5, trials, 8));
    }

    @Test
    void theFirstRoundHasAValueInEachPartOfEachRange() {
        List<List<String>> candidates = search(1).candidates(0, List.of(), 8);
        for (int option = 0; option < 2; option++) {
            int each = option;
            Set<Integer> parts = candidates.stream()
                    .map(values -> (int) (8 * Double.parseDouble(values.get(each))))
                    .collect(Collectors.toSet());
            assertEquals(8, parts.size(), candidates::toString);
        }
    }

    @Test
    void laterCandidatesGatherWhereTheGainIs() {
        List<Trial> trials = WORLD.tuned(2000, 4).trials();
        double first = off(trials.subList(0, 8));
        double last = off(trials.subList(72, 80));
        assertTrue(last < first / 2, first + " " + last);
    }

    /** The mean distance of candidates from the optimum of the first option. */
    private static double off(List<Trial> trials) {
        return trials.stream()
                .mapToDouble(trial -> Math.abs(Double.parseDouble(trial.values().get(0)) - 0.8))
                .average()
                .orElseThrow();
    }

    @Test
    void candidatesDifferAndNoneIsTheStart() {
        TunedOption depth = TunedOption.parse("depth", "1..4", List.of(Setting.whole("depth", 2, 1, 9, "plies")), "my");
        Search search = new Search(new SearchSpace(List.of(depth), List.of("2")), 1);
        List<Trial> trials = new ArrayList<>();
        for (int round = 0; round < 3; round++) {
            List<List<String>> candidates = search.candidates(round, trials, 8);
            assertEquals(3, new HashSet<>(candidates).size());
            assertEquals(3, candidates.size());
            assertFalse(candidates.contains(List.of("2")));
            candidates.forEach(values -> trials.add(new Trial(values, Counts.pairs(1, 2, 3, 2, 1))));
        }
    }

    @Test
    void ifEveryCandidateLosesNoGainIsExpected() {
        List<Trial> trials = new ArrayList<>();
        for (int x = 0; x <= 10; x++) {
            for (int y = 0; y <= 10; y++) {
                trials.add(new Trial(List.of("" + x / 10.0, "" + y / 10.0), Counts.pairs(20, 0, 0, 0, 0)));
            }
        }
        trials.removeIf(trial -> trial.values().equals(WORLD.start()));
        ResponseSurface surface = ResponseSurface.of(WORLD.space(), trials);
        List<String> best = search(1).best(surface, trials);
        assertEquals(0, surface.mean(WORLD.space().point(best)), 0.01);
    }

    @Test
    void trialsWithoutAPairHaveNoEffect() {
        List<Trial> trials = List.of(new Trial(List.of("0.4", "0.4"), Counts.pairs(0, 0, 0, 0, 0)));
        ResponseSurface surface = ResponseSurface.of(WORLD.space(), trials);
        assertEquals(0, surface.mean(new double[] {0.4, 0.4}), 1e-9);
    }

    @Test
    void theSurfaceIsZeroAtTheStartAndShrinksGainsOfFewGames() {
        List<String> far = List.of("0.8", "0.2");
        ResponseSurface few = ResponseSurface.of(WORLD.space(), List.of(new Trial(far, Counts.pairs(0, 0, 0, 0, 2))));
        ResponseSurface many =
                ResponseSurface.of(WORLD.space(), List.of(new Trial(far, Counts.pairs(50, 50, 100, 200, 100))));
        double[] point = WORLD.space().point(far);
        double[] start = WORLD.space().point(WORLD.start());
        assertEquals(0, few.mean(start), 1e-3);
        assertEquals(0, few.deviation(start), 2e-3);
        assertTrue(few.mean(point) > 0 && few.mean(point) < 0.25, "" + few.mean(point));
        assertEquals(0.125, many.mean(point), 0.03);
        assertTrue(many.deviation(point) < few.deviation(point));
    }

    @Test
    void aStartOutsideOfTheRangesIsNotAPointOfTheSurface() {
        TunedOption option =
                TunedOption.parse("depth", "5..90", List.of(Setting.whole("depth", 0, 0, 90, "plies")), "my");
        SearchSpace space = new SearchSpace(List.of(option), List.of("0"));
        assertEquals(0, ResponseSurface.of(space, List.of()).mean(space.point(List.of("7"))), 1e-9);
        assertFalse(space.holdsStart());
        List<Trial> trials = Collections.nCopies(2, new Trial(List.of("7"), Counts.pairs(0, 0, 50, 50, 0)));
        assertTrue(ResponseSurface.of(space, trials).mean(space.point(List.of("7"))) > 0.1);
    }

    @Test
    void twoThirdsOfTheGamesSearchAndAllArePlayed() {
        for (int games = GamesPlan.FEWEST; games < 5000; games += 7) {
            GamesPlan plan = GamesPlan.of(games);
            assertTrue(plan.rounds() >= 2 && plan.pairs() >= GamesPlan.CANDIDATES, plan::toString);
            assertEquals(games / 2, plan.rounds() * plan.pairs() + plan.finalPairs());
            assertTrue(plan.finalPairs() >= games / 6, plan::toString);
        }
    }
}
