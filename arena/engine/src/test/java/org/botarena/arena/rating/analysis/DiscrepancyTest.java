package org.botarena.arena.rating.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tournaments of six whose pairs are distributed to three machines at random, as in a cluster. */
class DiscrepancyTest {
    private static final List<String> ENTRANTS = List.of("anna", "bert", "carl", "dora", "emil", "fred");
    private static final List<String> MACHINES = List.of("lab-1", "lab-2", "lab-3");

    private final RandomGenerator random = new SplittableRandom(1);

    /**
     * Each entrant is 60 points above the next. On lab-3 the last one is {@code more} points stronger, and a share
     * {@code alike} of the pairs ends alike.
     */
    private List<Discrepancy> found(int pairs, double more, double alike) {
        List<PairResult.Game> all = new ArrayList<>();
        Map<String, List<PairResult.Game>> parts = new TreeMap<>();
        for (int one = 0; one < ENTRANTS.size(); one++) {
            for (int other = 0; other < one; other++) {
                for (int pair = 0; pair < pairs; pair++) {
                    String machine = MACHINES.get(random.nextInt(MACHINES.size()));
                    double lead =
                            60 * (other - one) + (machine.equals("lab-3") && one == ENTRANTS.size() - 1 ? more : 0);
                    double first = point(lead);
                    double second = random.nextDouble() < alike ? first : point(lead);
                    for (double points : List.of(first, second)) {
                        PairResult.Game game =
                                new PairResult.Game(ENTRANTS.get(one), ENTRANTS.get(other), pair, all.size(), points);
                        all.add(game);
                        parts.computeIfAbsent(machine, name -> new ArrayList<>())
                                .add(game);
                    }
                }
            }
        }
        Pool pool = Pool.of(ENTRANTS, PairResult.of(all));
        return Discrepancy.of(parts, pool, Ratings.of(pool, 1));
    }

    private double point(double lead) {
        return random.nextDouble() < Elo.share(lead) ? 1 : 0;
    }

    /** The number of tournaments without a difference in which one is reported. */
    private int alarms(int tournaments, int pairs, double alike) {
        int told = 0;
        for (int i = 0; i < tournaments; i++) {
            told += found(pairs, 0, alike).isEmpty() ? 0 : 1;
        }
        return told;
    }

    @Test
    @Tag("slow")
    void withEqualMachinesAtMostOneTournamentInTwentyWarns() {
        for (int pairs : List.of(1, 10)) {
            for (double alike : List.of(0.0, 0.5)) {
                int told = alarms(100, pairs, alike);
                assertTrue(told <= 10, "%d of 100 with %d pairs, %.1f alike".formatted(told, pairs, alike));
            }
        }
    }

    @Test
    void anEntrantThatGainsByAMachineIsNamedWithIt() {
        int named = 0;
        for (int i = 0; i < 10; i++) {
            List<Discrepancy> found = found(20, 300, 0);
            named += !found.isEmpty() && found.get(0).entrant().equals("fred") ? 1 : 0;
        }
        assertTrue(named >= 9, named + " of 10");
    }

    @Test
    void gamesOnASingleMachineAreNotCompared() {
        PairResult.Game game = new PairResult.Game("anna", "bert", 0, 0, 1);
        Pool pool = Pool.of(List.of("anna", "bert"), PairResult.of(List.of(game)));
        assertEquals(List.of(), Discrepancy.of(Map.of("lab-1", List.of(game)), pool, Ratings.of(pool, 1)));
    }
}
