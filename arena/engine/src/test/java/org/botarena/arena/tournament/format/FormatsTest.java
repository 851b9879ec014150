package org.botarena.arena.tournament.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormatsTest {
    static Stream<Format> all() {
        return Stream.of(
                new RoundRobin(),
                new Gauntlet(List.of("agent01", "agent05")),
                new Swiss(0),
                new Knockout(),
                new Ladder(),
                new WithFinal(new Swiss(3), 4),
                new WithFinal(new RoundRobin(), 3));
    }

    @ParameterizedTest
    @MethodSource({"all", "others"})
    void aFormatIsReadBackFromItsSettings(Format format) {
        assertEquals(format, Formats.of(format.settings()));
    }

    static Stream<Format> others() {
        return Stream.of(
                new Podium(),
                Decisions.grades(
                        new Gauntlet(List.of("agent01", "agent05")), List.of(List.of(0.95), List.of(0.4, 0.6))),
                new Knockout(List.of("agent02", "agent01")),
                new WithFinal(new Gauntlet(List.of("agent01")), 2),
                new WithFinal(new Knockout(List.of("agent02")), 2));
    }

    @Test
    void aFormatKeepsItsPublishedName() {
        assertEquals(
                List.of(
                        "round-robin",
                        "gauntlet against agent01,agent05",
                        "swiss",
                        "knockout",
                        "ladder",
                        "swiss of 3 rounds with a final of 4",
                        "round-robin with a final of 3",
                        "round-robin deciding podium",
                        "gauntlet against agent01,agent05 deciding 0.95,0.4/0.6",
                        "knockout, seeded agent02,agent01",
                        "gauntlet against agent01 with a final of 2",
                        "knockout, seeded agent02 with a final of 2"),
                Stream.concat(all(), others()).map(Format::toString).toList());
    }

    @ParameterizedTest
    @MethodSource("all")
    void theSameResultsGiveTheSameRounds(Format format) {
        Simulated once = new Simulated(format, 2, 7, Simulated.steps(9)).toTheEnd();
        for (int round = 0; round < once.played.size(); round++) {
            List<GamePair> again = format.next(once.field, once.played.subList(0, round));
            assertEquals(once.played.get(round).stream().map(Score::bout).toList(), again);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void noTwoMeetTwiceOnAFixtureAndNoneMeetsItself(Format format) {
        Simulated played = new Simulated(format, 2, 7, Simulated.equal(9)).toTheEnd();
        Set<Set<Object>> seen = new HashSet<>();
        for (GamePair bout : played.bouts()) {
            assertNotEquals(bout.one(), bout.other());
            assertTrue(seen.add(Set.of(bout.one(), bout.other(), bout.pair())), bout.toString());
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void thereAreNoMoreGamesThanAnnounced(Format format) {
        Simulated played = new Simulated(format, 2, 7, Simulated.steps(9)).toTheEnd();
        assertTrue(played.games() <= format.games(played.field), played.games() + " of " + format.games(played.field));
    }

    @Test
    void inAGauntletEveryEntrantMeetsOnlyTheReferences() {
        Gauntlet gauntlet = new Gauntlet(List.of("agent03", "agent00"));
        Simulated played = new Simulated(gauntlet, 3, 7, Simulated.equal(5)).toTheEnd();
        Map<Set<String>, Long> meetings = played.bouts().stream()
                .collect(Collectors.groupingBy(bout -> Set.of(bout.one(), bout.other()), Collectors.counting()));
        assertEquals(6, meetings.size());
        assertTrue(meetings.entrySet().stream()
                .allMatch(met -> met.getValue() == 3
                        && (met.getKey().contains("agent00") != met.getKey().contains("agent03"))));
        assertEquals(Map.of("agent00", 1, "agent03", 1), played.tiers(), "the references come last");
        assertEquals(gauntlet.games(played.field), played.games());
    }

    @Test
    void aReferenceAndAnotherEntrantMustTakePart() {
        assertEquals(
                "--against: 'agent9' is not among the entrants: agent00, agent01",
                refusal(new Gauntlet(List.of("agent9")), 2));
        assertEquals(
                "--against: all entrants are references, so none is left to meet them",
                refusal(new Gauntlet(List.of("agent00", "agent01")), 2));
    }

    private static String refusal(Format format, int entrants) {
        return assertThrows(
                        IllegalArgumentException.class, () -> new Simulated(format, 1, 7, Simulated.equal(entrants)))
                .getMessage();
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 9, 15, 16, 33})
    void inASwissTournamentNobodyMeetsTwiceAndNobodyRestsTwice(int entrants) {
        Simulated played = new Simulated(new Swiss(0), 1, entrants, Simulated.steps(entrants)).toTheEnd();
        int usual = (int) Math.ceil(Math.log(entrants) / Math.log(2)) + 2;
        assertEquals(Math.min(usual, entrants - 1 + entrants % 2), played.played.size());
        Set<Set<String>> met = new HashSet<>();
        Map<String, Long> bouts = played.bouts().stream()
                .flatMap(bout -> Stream.of(bout.one(), bout.other()))
                .collect(Collectors.groupingBy(name -> name, Collectors.counting()));
        long again = played.bouts().stream()
                .filter(bout -> !met.add(Set.of(bout.one(), bout.other())))
                .count();
        assertTrue(again == 0 || entrants <= 6, "met again: " + again);
        assertTrue(bouts.values().stream().allMatch(number -> number >= played.played.size() - 1), bouts.toString());
    }

    @ParameterizedTest
    @MethodSource("drawn")
    void aLateEntrantChangesNoEarlierDraw(Format format) {
        Simulated played = new Simulated(format, 1, 7, Simulated.steps(9));
        played.round();
        Participants more = with(
                played.field, Map.of("late", new Participants.Stay(format.entry(played.field, played.played), 99)));
        List<GamePair> first = played.bouts();
        assertTrue(format.next(more, List.of()).containsAll(first));
        assertTrue(format.next(more, played.played).stream().noneMatch(first::contains));
    }

    @Test
    void aLateEntrantOfASwissTournamentGetsTheConfiguredPoints() {
        Simulated played = new Simulated(new Swiss(0), 1, 7, Simulated.steps(9));
        played.round();
        Swiss swiss = new Swiss(0);
        assertFalse(swiss.needsPoints(played.field, List.of()));
        assertTrue(swiss.needsPoints(played.field, played.played));
        Participants more =
                with(played.field, Map.of("late", new Participants.Stay(1, Integer.MAX_VALUE, List.of(), 7.5)));
        assertEquals(0, swiss.tiers(more, played.played).get("late"), "no other entrant has that many");
        assertEquals(7.5, swiss.criteria(more, played.played).get("late").get(Criterion.POINTS_WITH_BYES));
    }

    static Stream<Format> drawn() {
        return Stream.of(new Swiss(0), new Knockout(), new Ladder(), new WithFinal(new Swiss(3), 4));
    }

    private static Participants with(Participants field, Map<String, Participants.Stay> stays) {
        List<String> names = Stream.concat(field.entrants().stream(), stays.keySet().stream())
                .distinct()
                .sorted()
                .toList();
        return new Participants(names, field.pairs(), field.seed(), stays);
    }

    @ParameterizedTest
    @MethodSource("drawn")
    void anEntrantThatLeftIsNotDrawnButKeepsAPlace(Format format) {
        Simulated played = new Simulated(format, 1, 7, Simulated.steps(9));
        played.round();
        Participants less = with(played.field, Map.of("agent00", new Participants.Stay(0, 1)));
        List<GamePair> second = format.next(less, played.played);
        assertTrue(second.stream().noneMatch(bout -> bout.has("agent00")), second.toString());
        assertTrue(format.tiers(less, played.played).containsKey("agent00"));
    }

    @Test
    void leavingAKnockoutLosesTheNextMatch() {
        Simulated played = new Simulated(new Knockout(), 1, 3, Simulated.steps(4));
        played.round();
        List<GamePair> last = new Knockout().next(played.field, played.played);
        String other = last.get(0).one().equals("agent00")
                ? last.get(0).other()
                : last.get(0).one();
        Participants left = with(played.field, Map.of("agent00", new Participants.Stay(0, 1)));
        assertEquals(List.of(), new Knockout().next(left, played.played), "nothing is left to play");
        assertEquals(0, new Knockout().tiers(left, played.played).get(other));
        assertEquals(1, new Knockout().tiers(left, played.played).get("agent00"));
    }

    @Test
    void aSwissTournamentFindsTheBestOfSixteen() {
        Simulated played = new Simulated(new Swiss(0), 2, 3, Simulated.steps(16)).toTheEnd();
        assertEquals("agent00", played.order().get(0));
        assertEquals("agent15", played.order().get(15));
    }

    @Test
    void inASwissTournamentEntrantsWithEqualPointsMeet() {
        Simulated played = new Simulated(new Swiss(2), 1, 3, Simulated.steps(8));
        played.round();
        SwissTable table = new SwissTable(played.field, played.played);
        List<GamePair> second = new Swiss(2).next(played.field, played.played);
        assertTrue(
                second.stream().allMatch(bout -> table.points(bout.one()) == table.points(bout.other())),
                second.toString());
    }

    @Test
    void aByeCountsAsGamesWon() {
        Participants field = new Participants(List.of("a", "b", "c"), 1, 1, Map.of());
        Score.Side two = new Score.Side(2, 0, 20, 0, 1);
        Score.Side none = new Score.Side(0, 0, -20, 0, 1);
        SwissTable table = new SwissTable(field, List.of(List.of(new Score(new GamePair("a", "b", 0), two, none))));
        assertEquals(
                List.of(2.0, 0.0, 2.0),
                Stream.of("a", "b", "c").map(table::points).toList());
        assertTrue(table.hadBye("c"));
    }

    @Test
    void aSwissTournamentShowsEveryNumberThatDecidesAPlace() {
        Swiss swiss = new Swiss(3);
        Simulated played = new Simulated(swiss, 1, 4, Simulated.equal(5)).toTheEnd();
        Map<String, Map<Criterion, Double>> criteria = swiss.criteria(played.field, played.played);
        assertEquals(
                3,
                criteria.values().stream()
                        .mapToDouble(own -> own.get(Criterion.BYES))
                        .sum());
        List<Criterion> order = List.of(
                Criterion.POINTS_WITH_BYES, Criterion.BUCHHOLZ, Criterion.SONNEBORN_BERGER, Criterion.DIRECT_ENCOUNTER);
        Map<String, Integer> tiers = played.tiers();
        for (String one : tiers.keySet()) {
            for (String other : tiers.keySet()) {
                int decided = order.stream()
                        .mapToInt(criterion -> Double.compare(
                                criteria.get(other).get(criterion),
                                criteria.get(one).get(criterion)))
                        .filter(sign -> sign != 0)
                        .findFirst()
                        .orElse(0);
                assertTrue(
                        decided == 0 || Integer.signum(decided) == Integer.signum(tiers.get(one) - tiers.get(other)),
                        () -> "%s, %s: %s, %s".formatted(one, other, tiers, criteria));
            }
        }
    }

    @Test
    void aKnockoutShowsRoundsWonAndAFinalItsPoints() {
        Knockout knockout = new Knockout();
        Simulated played = new Simulated(knockout, 1, 5, Simulated.steps(4)).toTheEnd();
        assertEquals(
                List.of(0.0, 0.0, 1.0, 2.0),
                knockout.criteria(played.field, played.played).values().stream()
                        .map(own -> own.get(Criterion.ROUNDS_WON))
                        .sorted()
                        .toList());
        WithFinal last = new WithFinal(new Swiss(2), 2);
        Simulated whole = new Simulated(last, 1, 7, Simulated.steps(5)).toTheEnd();
        Map<String, Map<Criterion, Double>> criteria = last.criteria(whole.field, whole.played);
        assertEquals(
                5,
                criteria.values().stream()
                        .filter(own -> own.containsKey(Criterion.BUCHHOLZ))
                        .count());
        assertEquals(
                20,
                criteria.values().stream()
                        .mapToDouble(own -> own.getOrDefault(Criterion.FINAL_POINTS, 0.0))
                        .sum());
    }

    @Test
    void moreRoundsThanOpponentsAreRejected() {
        assertEquals(
                "--rounds: 5, but after 3 rounds of 4 entrants everybody has met everybody", refusal(new Swiss(5), 4));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 8, 12})
    void inAKnockoutTheBestStaysInToTheEnd(int entrants) {
        Simulated played = new Simulated(new Knockout(), 1, 5, Simulated.steps(entrants)).toTheEnd();
        assertEquals("agent00", played.order().get(0));
        assertEquals(
                List.of(0, 1),
                played.tiers().values().stream().sorted().limit(2).toList());
        long matches = played.bouts().stream()
                .map(bout -> Set.of(bout.one(), bout.other()))
                .distinct()
                .count();
        assertEquals(entrants - 1, matches, "everybody but one lost a match");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void theFirstTwoOfTheSeededMeetInTheLastMatchOnly(int seed) {
        Knockout knockout = new Knockout(List.of("agent00", "agent01"));
        Simulated played = new Simulated(knockout, 1, seed, Simulated.steps(9)).toTheEnd();
        assertEquals(List.of("agent00", "agent01"), played.order().subList(0, 2));
        List<Score> last = played.played.get(played.played.size() - 1);
        assertTrue(last.get(0).bout().isOf("agent00", "agent01"), last::toString);
    }

    @Test
    void aSeededEntrantMustTakePartOnce() {
        assertEquals(
                "--top-seeds: 'zoe' is not among the entrants: agent00, agent01",
                refusal(new Knockout(List.of("zoe")), 2));
        assertEquals(
                "--top-seeds: 'agent00' is there twice: agent00, agent01",
                refusal(new Knockout(List.of("agent00", "agent00")), 2));
    }

    @Test
    void aTieIsBrokenByMorePairsThenByScoreThenByTime() {
        Participants field = new Participants(List.of("a", "b"), 1, 1, Map.of());
        Knockout knockout = new Knockout();
        GamePair bout = new GamePair("a", "b", 0);
        List<Score> even = Collections.nCopies(
                2, new Score(bout, new Score.Side(1, 0, 3, 0, 50), new Score.Side(1, 0, -3, 0, 10)));
        assertEquals(List.of(0, 1), pairs(knockout.next(field, List.of())), "best of two pairs");
        assertEquals(List.of(2), pairs(knockout.next(field, List.of(even))), "another pair");
        List<List<Score>> tied = List.of(even, even.subList(0, 1), even.subList(0, 1));
        assertEquals(List.of(), knockout.next(field, tied));
        assertEquals(Map.of("a", 0, "b", 1), knockout.tiers(field, tied), "by the score difference");
        List<Score> same =
                Collections.nCopies(4, new Score(bout, new Score.Side(1, 0, 0, 0, 50), new Score.Side(1, 0, 0, 0, 10)));
        assertEquals(Map.of("a", 1, "b", 0), knockout.tiers(field, List.of(same)), "by the time taken");
    }

    @Test
    void aKnockoutMatchWithGivenUpGamesFollowsTheSameRule() {
        Participants field = new Participants(List.of("a", "b"), 1, 1, Map.of());
        Knockout knockout = new Knockout();
        Score none = new Score(new GamePair("a", "b", 0), Score.Side.NONE, Score.Side.NONE);
        assertEquals(List.of(2), pairs(knockout.next(field, List.of(Collections.nCopies(2, none)))), "another pair");
        List<List<Score>> givenUp = List.of(Collections.nCopies(4, none));
        assertEquals(List.of(), knockout.next(field, givenUp), "it ends");
        assertEquals(0, knockout.tiers(field, givenUp).get(field.drawn().get(0)), "by the draw");
        List<Score> oneGame = List.of(
                none,
                new Score(new GamePair("a", "b", 1), new Score.Side(0, 0, -1, 0, 5), new Score.Side(1, 0, 1, 0, 5)));
        assertEquals(0, knockout.tiers(field, List.of(oneGame)).get("b"), "by the game that was played");
    }

    private static List<Integer> pairs(List<GamePair> bouts) {
        return bouts.stream().map(GamePair::pair).toList();
    }

    @Test
    void theFinalHasTenPairsEachAndDecidesTheFirstPlaces() {
        Simulated played = new Simulated(new WithFinal(new RoundRobin(), 3), 1, 7, Simulated.steps(6)).toTheEnd();
        assertEquals(11, played.played.size(), "one cycle and ten of the final");
        Set<String> finalists = played.played.get(10).stream()
                .flatMap(score -> Stream.of(score.bout().one(), score.bout().other()))
                .collect(Collectors.toSet());
        assertEquals(Set.of("agent00", "agent01", "agent02"), finalists);
        assertEquals(List.of("agent00", "agent01", "agent02"), played.order().subList(0, 3));
        assertEquals("--final 7: it can have 2 to 6 of the entrants", refusal(new WithFinal(new RoundRobin(), 7), 6));
    }
}
