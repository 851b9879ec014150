package org.botarena.arena.tournament.standing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.schedule.Rounds;
import org.junit.jupiter.api.Test;

class StandingsTest {
    private static final Verdict LATE = new Verdict.Late(2001, 2000, Optional.empty());

    private final List<Outcome> games = new ArrayList<>();

    private void game(String black, String white, double discs, Fault... faults) {
        games.add(Outcome.of(record(black, white, discs, List.of(faults))));
    }

    private GameRecord record(String black, String white, double discs, List<Fault> faults) {
        ScheduledGame pairing = new ScheduledGame(
                "%04d-a-0".formatted(games.size()),
                new Fixture(0, 1, "", List.of()),
                List.of(Contest.entrant(black), Contest.entrant(white)),
                List.of(1L, 2L));
        List<Ply> plies = List.of(
                Ply.ofArena(0, "d3"),
                new Ply(1, 0, "c3", 10, 9, 0),
                new Ply(2, 1, "b3", 30, 9, 0),
                new Ply(3, 0, "e3", 20, 9, 0));
        double white64 = faults.size() == 2 ? discs : -discs;
        return new GameRecord(
                pairing,
                new Attempt(plies, List.of(discs, white64), faults, Optional.empty()),
                List.of(),
                List.of("", ""));
    }

    private List<Standing> rows() {
        List<String> names = games.stream()
                .flatMap(game -> Stream.of(game.first().entrant(), game.second().entrant()))
                .distinct()
                .toList();
        return Standings.of(names, games, Map.of(), Rounds.Placing.BY_POINTS).rows();
    }

    private String places() {
        return rows().stream()
                .map(row -> row.place() + (row.isShared() ? "= " : " ") + row.entrant())
                .collect(Collectors.joining(", "));
    }

    @Test
    void aWinIsOnePointAndADrawHalfAPoint() {
        game("anna", "bert", 4);
        game("bert", "anna", 0);
        Standing anna = rows().get(0);
        assertEquals(List.of(1.5, 1, 1, 0), List.of(anna.points(), anna.wins(), anna.draws(), anna.losses()));
        Standing bert = rows().get(1);
        assertEquals(List.of(0.5, 0, 1, 1), List.of(bert.points(), bert.wins(), bert.draws(), bert.losses()));
        assertEquals(List.of(8.0, -8.0), List.of(anna.difference(), bert.difference()));
    }

    @Test
    void pointsComeFirst() {
        game("anna", "bert", 2);
        game("anna", "carl", 2);
        game("bert", "carl", 64);
        assertEquals("1 anna, 2 bert, 3 carl", places());
    }

    @Test
    void theDirectEncounterDecidesBeforeTheDiscs() {
        game("anna", "bert", 2);
        game("bert", "carl", 64);
        game("carl", "anna", 0);
        game("bert", "carl", 0);
        assertEquals("1 anna, 2 bert, 3 carl", places());
        assertEquals(
                List.of(1.5, 1.5, 1.0), rows().stream().map(Standing::points).toList());
        assertEquals(
                List.of(1.0, 0.0, 0.0), rows().stream().map(Standing::direct).toList());
    }

    @Test
    void theScoreDifferenceComesAfterTheDirectEncounter() {
        game("anna", "bert", 2);
        game("bert", "carl", 10);
        game("carl", "anna", 4);
        assertEquals("1 bert, 2 anna, 3 carl", places(), "+8, -2, -6");
    }

    @Test
    void fewerFaultsComeLastAndFullTiesShareThePlace() {
        game("carl", "dora", -64, new Fault(0, 4, LATE, Optional.empty()));
        game("carl", "dora", 64);
        game("anna", "bert", 0);
        game("anna", "bert", 0);
        assertEquals("1= anna, 1= bert, 1= dora, 4 carl", places());
    }

    @Test
    void whenBothAreAtFaultBothLose() {
        game(
                "anna",
                "bert",
                -64,
                new Fault(0, 0, new Verdict.FailedToStart(Sentence.quote("x")), Optional.empty()),
                new Fault(1, 0, LATE, Optional.empty()));
        for (Standing row : rows()) {
            assertEquals(List.of(0.0, 0, 0, 1), List.of(row.points(), row.wins(), row.draws(), row.losses()));
            assertEquals(0, row.difference());
        }
        assertEquals(Map.of("failed-to-start", 1), rows().get(0).faults());
        assertEquals(Map.of("late", 1), rows().get(1).faults());
    }

    @Test
    void theCleanScoreDifferenceLeavesFaultedGamesOut() {
        game("anna", "bert", 64, new Fault(1, 4, LATE, Optional.empty()));
        game("anna", "bert", -10);
        Standing anna = rows().stream()
                .filter(row -> row.entrant().equals("anna"))
                .findFirst()
                .orElseThrow();
        assertEquals(List.of(108.0, -20.0), List.of(anna.difference(), anna.cleanDifference()));
    }

    @Test
    void moveTimesCoverOnlyMovesThatTheEntrantChose() {
        game("anna", "bert", 2);
        game("bert", "anna", 2);
        assertEquals(OptionalDouble.of(20), rows().get(0).meanMs());
        assertEquals(OptionalDouble.of(30), rows().get(0).worstMs());
    }

    @Test
    void anEntrantWithoutAGameIsListedAndItsUnplayedGamesAreCounted() {
        game("anna", "bert", 2);
        List<Standing> rows = Standings.of(
                        List.of("anna", "bert", "carl"), games, Map.of("carl", 2), Rounds.Placing.BY_POINTS)
                .rows();
        Standing carl = rows.get(1);
        assertEquals("carl", carl.entrant());
        assertEquals(List.of(0, 2), List.of(carl.games(), carl.unplayed()));
        assertEquals(OptionalDouble.empty(), carl.meanMs());
    }

    @Test
    void theOrderInWhichTheGamesEndedDoesNotMatter() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 200; i++) {
            game("anna" + random.nextInt(4), "bert" + random.nextInt(4), random.nextInt(-64, 65) / 3.0);
        }
        List<Standing> before = rows();
        Collections.shuffle(games, new Random(1));
        assertEquals(before, rows());
    }

    @Test
    void theCrosstableShowsResultsAgainstEachOpponent() {
        game("anna", "bert", 4);
        game("bert", "anna", 0);
        game("bert", "anna", 10);
        game("bert", "anna", -64, new Fault(0, 1, LATE, Optional.empty()), new Fault(1, 1, LATE, Optional.empty()));
        Crosstable table = Crosstable.of(List.of("anna", "bert", "carl"), games);
        assertEquals(new Crosstable.Cell(1, 1, 2), table.cell("anna", "bert"));
        assertEquals(new Crosstable.Cell(1, 1, 2), table.cell("bert", "anna"));
        assertEquals(1.5, table.cell("anna", "bert").points());
        assertEquals(0, table.cell("anna", "carl").games());
    }
}
