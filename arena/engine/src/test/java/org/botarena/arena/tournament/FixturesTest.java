package org.botarena.arena.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.match.Fixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FixturesTest {
    private static Fixtures fixtures(String game, String openings, long seed) {
        Rules<?> rules = Contest.game(game);
        return Fixtures.of(rules, Openings.parse(openings, rules), seed);
    }

    private static List<Fixture> first(Fixtures fixtures, int number) {
        return IntStream.range(0, number).mapToObj(fixtures::pair).toList();
    }

    private static Position<?> reached(String game, Fixture fixture) {
        return replay(Contest.game(game), fixture);
    }

    private static <P extends Position<P>> P replay(Rules<P> rules, Fixture fixture) {
        P position = rules.parse(fixture.start());
        for (String move : fixture.opening()) {
            position = position.tryPlay(position.parse(move));
        }
        return position;
    }

    @Test
    void theFirstPairStartsFromTheGamesOwnStartTheOthersAfterRandomPlies() {
        List<Fixture> pairs = first(fixtures("reversi", "random:8", 1), 20);
        assertEquals(List.of(), pairs.get(0).opening());
        assertTrue(pairs.stream().skip(1).allMatch(pair -> pair.opening().size() == 8), pairs.toString());
        assertTrue(pairs.stream()
                .allMatch(pair ->
                        pair.start().equals(Contest.game("reversi").start().toString())));
    }

    /** After 5 plies the positions are enumerated; after 8 they are drawn, and some come more than once in 3000. */
    @ParameterizedTest
    @CsvSource({"random:5,300", "random:8,3000"})
    void openingsAreDistinctByPositionAndNotOver(String openings, int pairs) {
        Set<Position<?>> positions = new HashSet<>();
        for (Fixture pair : first(fixtures("reversi", openings, 1), pairs)) {
            Position<?> position = reached("reversi", pair);
            assertNotEquals(Position.OVER, position.turn());
            assertTrue(positions.add(position), "twice: " + position);
        }
    }

    @Test
    void onTicTacToeTheOpeningsOfTwoPliesAreUsedUpAfter13PairsAndRepeatInOrder() {
        Fixtures fixtures = fixtures("tictactoe", "random:2", 1);
        assertEquals(OptionalInt.of(13), fixtures.distinct(), "the start, and 12 positions up to symmetry");
        Set<Position<?>> positions = new HashSet<>();
        first(fixtures, 13).forEach(pair -> positions.add(reached("tictactoe", pair)));
        assertEquals(13, positions.size());
        for (int pair = 0; pair < 13; pair++) {
            assertEquals(fixtures.pair(pair).opening(), fixtures.pair(pair + 13).opening());
            assertNotEquals(fixtures.pair(pair).seed(), fixtures.pair(pair + 13).seed());
        }
    }

    /** The numbers that are known of the two games, each up to symmetry. */
    @ParameterizedTest
    @CsvSource({
        "reversi,1,1",
        "reversi,2,3",
        "reversi,3,14",
        "reversi,4,60",
        "reversi,5,322",
        "reversi,6,1773",
        "tictactoe,1,3",
        "tictactoe,2,12",
        "tictactoe,3,38",
        "tictactoe,4,108",
    })
    void thereAreAsManyOpeningsAsPositionsUpToSymmetry(String game, int plies, int positions) {
        Fixtures fixtures = fixtures(game, "random:" + plies, 1);
        assertEquals(OptionalInt.of(1 + positions), fixtures.distinct(), "the start, too");
    }

    @ParameterizedTest
    @CsvSource({"reversi,random:8,500", "morpion:torus=true,random:3,30", "hexapawn:rows=4;columns=4,random:3,30"})
    void noOpeningIsTheImageOfAnother(String game, String openings, int pairs) {
        Rules<?> rules = Contest.game(game.replace(';', ','));
        Set<Position<?>> positions = new HashSet<>();
        Fixtures fixtures = Fixtures.of(rules, Openings.parse(openings, rules), 1);
        for (int pair = 0; pair < Math.min(pairs, fixtures.distinct().orElse(pairs)); pair++) {
            Set<Position<?>> images = images(rules, fixtures.pair(pair));
            assertTrue(images.stream().noneMatch(positions::contains), "an image of an earlier one: " + images);
            positions.addAll(images);
        }
    }

    private static <P extends Position<P>> Set<Position<?>> images(Rules<P> rules, Fixture fixture) {
        P position = replay(rules, fixture);
        Set<Position<?>> images = new HashSet<>();
        images.add(position);
        rules.symmetries().forEach(symmetry -> images.add(symmetry.of(position)));
        return images;
    }

    @Test
    void anOpeningThatEndsTheGameIsNoOpening() {
        Fixtures fixtures = fixtures("tictactoe", "random:5", 1);
        int placed = 174;
        int won = 21;
        assertEquals(OptionalInt.of(1 + placed - won), fixtures.distinct(), "three X and two O, without a line of X");
    }

    @Test
    void openingsThatAreAllOverAreRefused() {
        assertEquals(
                "tictactoe: every opening of 9 plies is over by then: ask for fewer plies",
                assertThrows(IllegalArgumentException.class, () -> fixtures("tictactoe", "random:9", 1))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> fixtures("reversi", "random:90", 1));
    }

    @Test
    void aSmallGameTreeIsCountedALargeOneIsNot() {
        assertEquals(OptionalInt.of(1 + 1), fixtures("reversi", "random:1", 1).distinct());
        assertEquals(OptionalInt.of(1), fixtures("reversi", "start", 1).distinct());
        assertEquals(OptionalInt.empty(), fixtures("reversi", "random:12", 1).distinct());
    }

    @Test
    void askingForMoreNeverChangesTheEarlierOnes() {
        for (String openings : List.of("random:2", "random:12")) {
            List<Fixture> few = new ArrayList<>(first(fixtures("reversi", openings, 5), 10));
            Fixtures fixtures = fixtures("reversi", openings, 5);
            fixtures.pair(200);
            assertEquals(few, first(fixtures, 10));
        }
    }

    @Test
    void theFixturesDependOnTheSeedAndTheGame() {
        assertNotEquals(first(fixtures("reversi", "random:12", 1), 3), first(fixtures("reversi", "random:12", 2), 3));
        assertNotEquals(
                fixtures("reversi", "start", 1).pair(0).seed(),
                fixtures("reversi:size=6", "start", 1).pair(0).seed());
    }

    /** Golden: on every Java the same. */
    @Test
    void anOpeningThatWasDrawnPlyByPlyIsTheSameForEver() {
        assertEquals(
                "[c4, e3, f2, c5, c6, b7, f5, g6, f4, b5, a8, c3]",
                fixtures("reversi", "random:12", 7).pair(3).opening().toString());
    }

    @Test
    void aForcedPassInsideAnOpeningIsAPlyAsAnyOther() {
        List<Fixture> pairs = first(fixtures("reversi:size=4", "random:9", 3), 2_000);
        assertTrue(pairs.stream().anyMatch(pair -> pair.opening().contains("pass")), "none among 2000");
        assertTrue(pairs.stream()
                .skip(1)
                .limit(100)
                .allMatch(pair -> pair.opening().size() == 9));
    }
}
