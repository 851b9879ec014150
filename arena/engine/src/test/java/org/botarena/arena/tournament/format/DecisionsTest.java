package org.botarena.arena.tournament.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.botarena.arena.rating.Counts;
import org.botarena.arena.rating.Elo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tournaments of known strengths that only continue for their purpose. */
class DecisionsTest {
    private static final double[] REFERENCES = {-400, 0, 200};
    private static final List<List<Double>> SHARES = List.of(List.of(0.9), List.of(0.4, 0.6), List.of(0.5));
    private static final Gauntlet EVEN = new Gauntlet(List.of("agent00", "agent01", "agent02"));
    private static final Format GRADES = Decisions.grades(EVEN, SHARES);
    private static final Format PODIUM = new Podium();

    /** The grade boundaries that games decide, and the number of wrong decisions. */
    private record Lines(long decided, long wrong, long games) {
        static Lines of(Format format, int pairs, long seed, double... entrants) {
            double[] truth = IntStream.range(0, REFERENCES.length + entrants.length)
                    .mapToDouble(i -> i < REFERENCES.length ? REFERENCES[i] : entrants[i - REFERENCES.length])
                    .toArray();
            Simulated gauntlet = new Simulated(format, pairs, seed, truth).toTheEnd();
            Map<GamePair, Counts> results = new HashMap<>();
            gauntlet.played.stream()
                    .flatMap(List::stream)
                    .forEach(score -> results.merge(
                            new GamePair(score.bout().one(), score.bout().other(), 0),
                            Counts.pairs(0, 0, 0, 0, 0).and(score.one().points()),
                            (before, one) -> before.and(score.one().points())));
            Lines lines = new Lines(0, 0, gauntlet.games());
            for (Map.Entry<GamePair, Counts> met : results.entrySet()) {
                int reference = number(met.getKey().other());
                double share = Elo.share(truth[number(met.getKey().one())] - truth[reference]);
                double tail = format.tail(gauntlet.field, met.getValue().effective());
                for (double line : SHARES.get(reference)) {
                    if (met.getValue().excludes(line, tail)) {
                        boolean isMet = met.getValue().shareLow(tail) >= line;
                        lines = lines.plus(new Lines(1, isMet == share >= line ? 0 : 1, 0));
                    }
                }
            }
            return lines;
        }

        Lines plus(Lines more) {
            return new Lines(decided + more.decided, wrong + more.wrong, games + more.games);
        }
    }

    private static int number(String agent) {
        return Integer.parseInt(agent.substring("agent".length()));
    }

    private static double[] drawn(int entrants, double spread, RandomGenerator random) {
        double[] truth = new double[entrants];
        Arrays.setAll(truth, i -> spread * random.nextGaussian());
        return truth;
    }

    private static void assertHalfTheGamesDecideAsManyGrades(int fields) {
        RandomGenerator random = new SplittableRandom(5);
        Lines even = new Lines(0, 0, 0);
        Lines deciding = even;
        for (int field = 0; field < fields; field++) {
            double[] truth = drawn(50, 200, random);
            even = even.plus(Lines.of(EVEN, 400, field, truth));
            deciding = deciding.plus(Lines.of(GRADES, 500, field, truth));
        }
        System.out.println("an even schedule: " + even + "; one that decides: " + deciding);
        assertTrue(deciding.decided >= even.decided, deciding + " " + even);
        assertTrue(deciding.games <= even.games / 2, deciding + " " + even);
        assertTrue(deciding.wrong <= Math.max(even.wrong, deciding.decided / 100), deciding + " " + even);
    }

    @Test
    void halfTheGamesDecideTheSameGradesAsAnEvenSchedule() {
        assertHalfTheGamesDecideAsManyGrades(2);
    }

    @Tag("full")
    @Test
    void halfTheGamesSufficeInFortyFieldsOfFifty() {
        assertHalfTheGamesDecideAsManyGrades(40);
    }

    @Test
    void checksAfterEveryRoundKeepTheErrorRateOfOneCheck() {
        double[] equals = new double[300];
        Arrays.fill(equals, REFERENCES[2]);
        Lines lines = Lines.of(GRADES, 200, 5, equals);
        double expected = 0.025 * equals.length;
        assertTrue(lines.wrong <= expected + 3 * Math.sqrt(expected), lines.toString());
    }

    @Test
    void aMeetingWithDecidedGradesHasNoMoreGames() {
        Simulated gauntlet = new Simulated(GRADES, 100, 7, -400, 0, 200, 1200, 200).toTheEnd();
        assertTrue(pairs(gauntlet, "agent03", "agent01") < 25, gauntlet.bouts().toString());
        assertEquals(100, pairs(gauntlet, "agent04", "agent02"), "they are equals, and the line is at one half");
    }

    private static long pairs(Simulated played, String one, String other) {
        return played.bouts().stream().filter(bout -> bout.isOf(one, other)).count();
    }

    private static void assertFindsThePodium(int fields) {
        RandomGenerator random = new SplittableRandom(7);
        int wrong = 0;
        int wrongOfEven = 0;
        int decided = 0;
        int wrongOfDecided = 0;
        for (int field = 0; field < fields; field++) {
            double[] truth = drawn(16, 250, random);
            Simulated deciding = new Simulated(PODIUM, 20, field, truth).toTheEnd();
            boolean isWrong = !podium(new Ladder(), deciding).equals(podium(truth));
            boolean isDecided = deciding.games() < PODIUM.games(deciding.field);
            wrong += isWrong ? 1 : 0;
            decided += isDecided ? 1 : 0;
            wrongOfDecided += isWrong && isDecided ? 1 : 0;
            Simulated even = new Simulated(new RoundRobin(), 20, field, truth).toTheEnd();
            wrongOfEven += podium(new Ladder(), even).equals(podium(truth)) ? 0 : 1;
        }
        System.out.printf(
                Locale.ROOT,
                "podiums: %d of %d decided, %d of them wrong; wrong in all: %d, of a round robin: %d%n",
                decided,
                fields,
                wrongOfDecided,
                wrong,
                wrongOfEven);
        assertTrue(decided > 0 && wrongOfDecided <= 0.05 * decided, wrongOfDecided + " of " + decided);
        assertTrue(wrong <= wrongOfEven, wrong + " " + wrongOfEven);
    }

    @Test
    void thePodiumIsFoundMoreOftenThanByARoundRobin() {
        assertFindsThePodium(5);
    }

    @Tag("full")
    @Test
    void thePodiumIsFoundMoreOftenInTwoHundredFields() {
        assertFindsThePodium(200);
    }

    /** The first three by rating. */
    private static List<String> podium(Format byRating, Simulated played) {
        Map<String, Integer> tiers = byRating.tiers(played.field, played.played);
        return played.field.entrants().stream()
                .sorted(Comparator.comparing(tiers::get))
                .limit(3)
                .toList();
    }

    private static List<String> podium(double[] truth) {
        return IntStream.range(0, truth.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -truth[i]))
                .limit(3)
                .map("agent%02d"::formatted)
                .toList();
    }
}
