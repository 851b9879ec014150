package org.botarena.arena.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.format.Criterion;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Tally;
import org.junit.jupiter.api.Test;

/** Anna beats Carl and draws with Bert, whom Carl beats: three copies of Bert make Carl the winner. */
class CopiesTest {
    private static final Set<String> COPIES = Set.of("bert2", "bert3");

    private static Tally tally() {
        Setup setup = Contest.setup("tictactoe", 1, "anna", "bert1", "bert2", "bert3", "carl");
        Tally tally = new Tally(setup);
        Contest.games(setup).forEach(game -> tally.ended(played(game)));
        return tally;
    }

    private static GameRecord played(ScheduledGame game) {
        double points = points(game.seats().get(0).name(), game.seats().get(1).name());
        Attempt attempt = new Attempt(
                List.of(new Ply(0, 0, "5", 1, 1, 0), new Ply(1, 1, "1", 1, 1, 0)),
                List.of(points, -points),
                List.of(),
                Optional.empty());
        return new GameRecord(game, attempt, List.of(), List.of("", ""));
    }

    private static double points(String one, String other) {
        List<String> both = List.of(one, other);
        if (both.contains("carl")) {
            String winner = both.contains("anna") ? "anna" : "carl";
            return one.equals(winner) ? 1 : -1;
        }
        return 0;
    }

    private static Map<String, Double> placesOnce(Tally tally) {
        Map<String, Double> places = new TreeMap<>();
        for (Standing row : tally.standings().rows()) {
            Optional.ofNullable(row.criteria().get(Criterion.PLACE_ONCE))
                    .ifPresent(place -> places.put(row.entrant(), place));
        }
        return places;
    }

    @Test
    void copiesAndTheirGamesAreNotRanked() {
        Tally tally = tally();
        assertEquals("carl", tally.standings().rows().get(0).entrant());
        tally.leaveOutCopies(COPIES);
        assertEquals("carl", tally.standings().rows().get(0).entrant());
        assertEquals(Map.of("anna", 1.0, "carl", 2.0, "bert1", 3.0), placesOnce(tally));
    }

    @Test
    void theTableShowsBothPlacesAndSaysThatTheWinnerIsAnother() {
        Tally tally = tally();
        tally.leaveOutCopies(COPIES);
        String text = Scoreboard.of(tally).text();
        assertTrue(text.lines().findFirst().orElseThrow().contains(" once "), text);
        assertTrue(text.contains("If each family of copies counted once, the first place would go to anna."), text);
    }

    @Test
    void withoutCopiesTheTableDoesNotMentionThem() {
        String text = Scoreboard.of(tally()).text();
        assertFalse(text.contains("once"), text);
        assertFalse(text.contains("copies"), text);
    }
}
