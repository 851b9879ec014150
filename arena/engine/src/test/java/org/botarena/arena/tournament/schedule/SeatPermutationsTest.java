package org.botarena.arena.tournament.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.fixture.Openings;
import org.junit.jupiter.api.Test;

/** The seating orders of a series. */
class SeatPermutationsTest {
    private static List<ScheduledGame> games(String game, int starts, String... names) {
        Rules<?> rules = Games.installed().parse(game);
        List<Entrant> entrants =
                Stream.of(names).map(name -> Contest.entrant(name)).toList();
        SeatPermutations seatings =
                new SeatPermutations(rules, Fixtures.of(rules, Openings.of(rules), 7), entrants, starts, 7);
        List<ScheduledGame> games = Stream.generate(seatings::next)
                .takeWhile(Optional::isPresent)
                .map(Optional::get)
                .toList();
        assertEquals(seatings.games(), games.size());
        return games;
    }

    private static String seats(ScheduledGame game) {
        return game.seats().stream().map(Entrant::name).collect(Collectors.joining());
    }

    @Test
    void threeEntrantsPlayAllSixSeatingsOnEachStart() {
        List<ScheduledGame> games = games("tritactoe", 2, "a", "b", "c");
        List<String> orders = List.of("abc", "acb", "bac", "bca", "cab", "cba");
        assertEquals(
                orders,
                games.subList(0, 6).stream().map(SeatPermutationsTest::seats).toList());
        assertEquals(
                orders,
                games.subList(6, 12).stream().map(SeatPermutationsTest::seats).toList());
        assertEquals(12, games.stream().map(ScheduledGame::id).distinct().count());
        for (int number = 0; number < 12; number++) {
            assertEquals(games.get(number / 6 * 6).fixture(), games.get(number).fixture());
        }
        assertNotEquals(games.get(0).fixture(), games.get(6).fixture());
    }

    @Test
    void anEntrantTakesAllSeatsOfItsTeam() {
        assertEquals(
                List.of("abab", "baba"),
                games("jass", 1, "a", "b").stream()
                        .map(SeatPermutationsTest::seats)
                        .toList());
    }

    @Test
    void aSeriesNeedsOneEntrantPerSide() {
        String message = assertThrows(IllegalArgumentException.class, () -> games("tritactoe", 1, "a", "b"))
                .getMessage();
        assertTrue(message.contains("tritactoe has 3 sides, and there are 2 entrants"), message);
    }

    @Test
    void aTournamentNeedsTwoSides() {
        String message = assertThrows(IllegalArgumentException.class, () -> Contest.setup("tritactoe", 1, "a", "b"))
                .getMessage();
        assertTrue(message.contains("arena series with 3 entrants and --game tritactoe"), message);
    }
}
