package org.botarena.arena.tournament.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LadderTest {
    private static double[] drawn(int entrants, double spread, RandomGenerator random) {
        double[] truth = new double[entrants];
        Arrays.setAll(truth, i -> spread * random.nextGaussian());
        return truth;
    }

    /** Spearman's correlation of an order with the truth. */
    private static double correlation(List<String> order, double[] truth) {
        int n = truth.length;
        List<Integer> best = IntStream.range(0, n)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -truth[i]))
                .toList();
        double squares = 0;
        for (int place = 0; place < n; place++) {
            double off = order.indexOf("agent%02d".formatted(best.get(place))) - place;
            squares += off * off;
        }
        return 1 - 6 * squares / (n * (n * n - 1.0));
    }

    @Test
    void newcomersComeFirst() {
        Simulated ladder = new Simulated(new Ladder(), 3, 7, Simulated.equal(7));
        for (int round = 0; round < 4; round++) {
            ladder.round();
        }
        Map<String, Long> bouts = ladder.bouts().stream()
                .flatMap(bout -> Stream.of(bout.one(), bout.other()))
                .collect(Collectors.groupingBy(name -> name, Collectors.counting()));
        assertTrue(bouts.size() == 7 && bouts.values().stream().allMatch(number -> number >= 3), bouts.toString());
    }

    @Test
    void entrantsWithoutGamesRankBelowThoseWhoLost() {
        Simulated ladder = new Simulated(new Ladder(), 3, 7, Simulated.equal(7));
        ladder.round();
        assertEquals(3, ladder.bouts().size());
        String idle = ladder.field.entrants().stream()
                .filter(entrant -> ladder.bouts().stream().noneMatch(bout -> bout.has(entrant)))
                .findFirst()
                .orElseThrow();
        assertEquals(6, ladder.tiers().get(idle), ladder.tiers().toString());
    }

    @Test
    void noEntrantPlaysTwiceInARound() {
        Simulated ladder = new Simulated(new Ladder(), 2, 7, Simulated.steps(9)).toTheEnd();
        for (List<Score> round : ladder.played) {
            List<String> names = round.stream()
                    .flatMap(score -> Stream.of(score.bout().one(), score.bout().other()))
                    .toList();
            assertEquals(names.size(), names.stream().distinct().count());
        }
    }

    @Test
    void theLadderEndsWhenThePlacesAreSettled() {
        Simulated clear = new Simulated(new Ladder(), 40, 7, 600, 300, 0, -300).toTheEnd();
        assertTrue(clear.games() < new Ladder().games(clear.field) / 2, "" + clear.games());
        assertEquals(List.of("agent00", "agent01", "agent02", "agent03"), clear.order());
    }

    @Test
    void equalEntrantsPlayAFullRoundRobin() {
        Simulated equal = new Simulated(new Ladder(), 3, 7, Simulated.equal(4)).toTheEnd();
        assertEquals(new RoundRobin().games(equal.field), equal.games());
    }

    /** Half of the games of a round robin of one pair: 1225 of 2450. */
    private static double meanCorrelation(int tournaments) {
        RandomGenerator random = new SplittableRandom(50);
        double sum = 0;
        for (int i = 0; i < tournaments; i++) {
            double[] truth = drawn(50, 250, random);
            Simulated ladder = new Simulated(new Ladder(), 1, i, truth);
            while (ladder.games() + 50 <= 2450 / 2) {
                ladder.round();
            }
            sum += correlation(ladder.order(), truth);
        }
        return sum / tournaments;
    }

    @Test
    void halfARoundRobinNearlyFindsTheOrderOfFiftyEntrants() {
        double correlation = meanCorrelation(2);
        assertTrue(correlation >= 0.95, "" + correlation);
    }

    @Tag("full")
    @Test
    void halfARoundRobinSufficesInAHundredTournaments() {
        double correlation = meanCorrelation(100);
        assertTrue(correlation >= 0.95, "" + correlation);
    }
}
