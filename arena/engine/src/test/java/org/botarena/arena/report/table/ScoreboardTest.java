package org.botarena.arena.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.botarena.arena.grading.GradesTable;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.StandingsTable;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.format.Criterion;
import org.botarena.arena.tournament.format.Gauntlet;
import org.botarena.arena.tournament.format.Swiss;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Tally;
import org.junit.jupiter.api.Test;

class ScoreboardTest {
    private static Scoreboard played(int pairs, String... entrants) {
        Setup setup = Contest.setup("reversi:size=4", pairs, entrants);
        Tally tally = new Tally(setup);
        new Tournament(
                        Contest.schedule(setup),
                        new PlayedInProcess(setup.terms().rules()).withFault("bert", new Verdict.OutOfMemory()),
                        1,
                        List.of(tally))
                .run();
        return Scoreboard.of(tally);
    }

    private static String[] entrants(int number) {
        return IntStream.range(0, number)
                .mapToObj(i -> "student-%02d-with-a-long-name".formatted(i))
                .toArray(String[]::new);
    }

    private static int widest(String text) {
        return Arrays.stream(text.split("\n", -1))
                .mapToInt(Columns::width)
                .max()
                .orElseThrow();
    }

    @Test
    void theTablesAreMadeForReading() {
        assertEquals("""
                   entrant    points    W-D-L           Elo  diff  faults  mean ms  worst
                1  carl         21.5   21-1-8      +34 ± 68  +382       0      1.7    2.3
                2  anna         20.0  20-0-10       +0 ± 69  +320       0      1.7    2.3
                3  uct:k=0.5    18.5  18-1-11      -34 ± 68  +258       0      1.7    2.3
                4  bert          0.0   0-0-30  at most -594  -960      30        -      -
                Elo: relative to the mean of the 3 with two bounds, ± with 95 % confidence.
                What the games separate, by lines of the table: 1-3 | 4
                carl beat every opponent on points (the Condorcet winner).
                Distinct games: 60 of 60.

                                 1      2      3      4
                1 carl           -  6-0-4  5-1-4 10-0-0
                2 anna       4-0-6      -  6-0-4 10-0-0
                3 uct:k=0.5  4-1-5  4-0-6      - 10-0-0
                4 bert      0-0-10 0-0-10 0-0-10      -
                """, played(5, "anna", "bert", "carl", "uct:k=0.5").text());
    }

    @Test
    void twelveEntrantsFitEightyColumnsInOneBlock() {
        Scoreboard twelve = played(10, entrants(12));
        assertTrue(widest(twelve.text()) <= 80, twelve.text());
        assertEquals(13, twelve.crosstable().lines().count());
    }

    @Test
    void fortyEntrantsFitEightyColumnsInSeveralBlocks() {
        Scoreboard forty = played(2, entrants(40));
        assertTrue(widest(forty.crosstable()) <= 80, forty.crosstable());
        assertTrue(forty.text().endsWith("\nThe crosstable of 40 entrants is in results.json.\n"), forty.text());
        assertTrue(forty.crosstable().lines().count() > 41);
    }

    @Test
    void wideCharactersTakeTwoColumnsAndLongNamesAreCut() {
        String text = played(2, "囲碁の人", "an entrant whose name does not end before the line does", "anna")
                .text();
        assertTrue(widest(text) <= 80, text);
        List<String> lines = played(2, "囲碁の人", "anna").text().lines().limit(3).toList();
        assertEquals(1, lines.stream().map(Columns::width).distinct().count());
        assertEquals("an ent..", Columns.left("an entrant", 8));
        assertEquals("囲.. ", Columns.left("囲碁の人", 5));
        assertEquals(1, Columns.width("e\u0301"));
    }

    @Test
    void aNameCannotMoveTheCursorOrTurnTheWritingAround() {
        assertEquals("?[2Jevil?", VisibleText.plain("\u001b[2Jevil\u202e"));
    }

    @Test
    void theNumbersByWhichASwissTournamentPlacesTakeTheRoomOfTheTimes() {
        Setup all = Contest.setup("tictactoe", 1, "anna", "bert", "carl", "dora", "emil");
        Setup setup = new Setup(
                all.terms(), new Swiss(3), all.pairs(), all.openings(), all.seed(), all.jobs(), all.entrants());
        Tally tally = new Tally(setup);
        new Tournament(
                        Contest.schedule(setup),
                        new PlayedInProcess(setup.terms().rules()),
                        1,
                        List.of(tally))
                .run();
        List<String> lines = Scoreboard.of(tally).text().lines().toList();
        assertTrue(lines.get(0).endsWith(" Elo  byes  Buchholz  diff  faults"), lines.get(0));
        List<Row> rows = Row.of(tally.standings(), tally.analysis().ratings(), Profile::of);
        assertEquals(
                3,
                rows.stream()
                        .mapToDouble(row -> row.standing().criteria().get(Criterion.BYES))
                        .sum());
        String csv = StandingsTable.of(rows).csv(Csv.COMMAS);
        assertTrue(csv.contains(",losses,byes,points_with_byes,buchholz,sonneborn_berger,direct_encounter,"), csv);
        assertFalse(csv.contains("final_points"), csv);
    }

    @Test
    void theGradesOfAGauntletAreBelowTheTableAndInAFile() {
        Setup all = Contest.setup("tictactoe", 2, "anna", "=bert", "ref");
        Setup setup = new Setup(
                all.terms(),
                new Gauntlet(List.of("ref")),
                all.pairs(),
                all.openings(),
                all.seed(),
                all.jobs(),
                all.entrants());
        Tally tally = new Tally(setup);
        new Tournament(
                        Contest.schedule(setup),
                        new PlayedInProcess(setup.terms().rules()).withFault("=bert", new Verdict.OutOfMemory()),
                        1,
                        List.of(tally))
                .run();
        String text = Scoreboard.of(tally).text();
        assertTrue(text.contains("=bert  ref    0.0 of 4       0 % (0 to 84), faults 4\n"), text);
        assertTrue(widest(text) <= 80, text);
        List<String> lines = List.of(
                GradesTable.of(tally.grades()).csv(Csv.COMMAS).substring(1).split("\r\n"));
        assertEquals("entrant,reference,games,points,share,share_low,share_high,faults", lines.get(0));
        assertEquals("'=bert,ref,4,0,0,0,0.842,4", lines.get(2));
    }

    @Test
    void inconclusiveGamesAreReported() {
        String text = played(1, "anna", "carl").text();
        assertTrue(text.contains("too equal, to separate any of the places."), text);
    }

    @Test
    void anEntrantWithoutOpponentsIsReportedAsUnlinked() {
        Setup setup = Contest.setup("tictactoe", 1, "anna", "bert", "carl");
        Tally tally = new Tally(setup);
        String text = Scoreboard.of(tally).text();
        assertTrue(text.contains("Not all are linked by games"), text);
        assertTrue(widest(text) <= 80, text);
    }

    @Test
    void gamesThatWereNotPlayedAreReported() {
        Setup setup = Contest.setup("tictactoe", 1, "anna", "bert");
        Tally tally = new Tally(setup);
        tally.unplayed(
                new GameRecord(Contest.games(setup).get(0), Attempt.failed(Sentence.quote("no process")), List.of()));
        String text = Scoreboard.of(tally).text();
        assertTrue(text.contains("Not played, through no fault of the agents: 1 game."), text);
    }
}
