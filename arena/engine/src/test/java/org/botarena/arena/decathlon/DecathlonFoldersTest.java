package org.botarena.arena.decathlon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.store.Kept;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Tally;
import org.botarena.arena.venue.Failed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders of real tournaments become one ranking, or are refused with the remedy. */
class DecathlonFoldersTest {
    @TempDir
    private Path results;

    private final List<String> notes = new ArrayList<>();

    @BeforeEach
    void playThreeTournaments() {
        tournament("hexa", "hexapawn", 2, "anna", "bert", "carl").play();
        tournament("ticta", "tictactoe", 1, "anna", "bert").play();
        tournament("match", "matches", 5, "anna", "bert", "carl").play();
    }

    private Kept tournament(String folder, String game, int pairs, String... entrants) {
        Setup plain = Contest.setup(game, pairs, entrants);
        return new Kept(
                results.resolve(folder),
                new Setup(
                        plain.terms(),
                        plain.format(),
                        pairs,
                        plain.openings(),
                        plain.seed(),
                        1,
                        Stream.of(entrants).map(name -> Kept.entrant(name, 1)).toList()));
    }

    private Decathlon decathlon(String... folders) {
        return Decathlon.read(
                Stream.of(folders).map(results::resolve).toList(), folder -> Games.installed(), notes::add);
    }

    private String refusal(String... folders) {
        return assertThrows(Failed.class, () -> decathlon(folders)).getMessage().replace(results.toString(), "results");
    }

    private Map<String, Double> shares(String folder) {
        try (Store store = Store.read(results.resolve(folder))) {
            Tally tally = new Tally(store.setup(Games.installed()));
            store.games().countInto(tally);
            return tally.standings().rows().stream()
                    .collect(Collectors.toMap(Standing::entrant, row -> row.points() / row.games()));
        }
    }

    @Test
    void theSharesAreThoseOfTheStandings() {
        Decathlon decathlon = decathlon("hexa", "ticta", "match");
        assertEquals(3, decathlon.ranking().rows().size());
        for (Decathlon.Row row : decathlon.ranking().rows()) {
            double sum = 0;
            for (String folder : List.of("hexa", "ticta", "match")) {
                sum += shares(folder).getOrDefault(row.author(), 0.0);
            }
            assertEquals(sum / 3, row.mean(), 1e-9, row::toString);
        }
        assertEquals(
                List.of(12, 2, 30),
                decathlon.games().stream().map(Discipline::games).toList());
        assertEquals(List.of(), notes);
    }

    @Test
    void twoTournamentsOfOneGameAreTwoEvents() {
        tournament("again", "hexapawn", 3, "anna", "bert", "carl").play();
        assertEquals(2, decathlon("hexa", "again").games().size());
    }

    @Test
    void authorsComeFromTheOrganizersFile() throws IOException {
        Files.writeString(results.resolve("hexa/authors.csv"), "folder,name\nanna,Ada\nbert,Bo\ncarl,Cy\n");
        Files.writeString(results.resolve("match/authors.csv"), "folder,name\nanna.jar,Bo\nbert,Cy\ncarl,Ada\n");
        Decathlon decathlon = decathlon("hexa", "match");
        for (Decathlon.Row row : decathlon.ranking().rows()) {
            String one = Map.of("Ada", "anna", "Bo", "bert", "Cy", "carl").get(row.author());
            String other = Map.of("Ada", "carl", "Bo", "anna", "Cy", "bert").get(row.author());
            assertEquals((shares("hexa").get(one) + shares("match").get(other)) / 2, row.mean(), 1e-9);
        }
    }

    @Test
    void theBestOfAnAuthorsEntrantsCounts() throws IOException {
        Files.writeString(results.resolve("match/authors.csv"), "folder,name\nbert,anna\n");
        Decathlon decathlon = decathlon("hexa", "match");
        double best = Math.max(shares("match").get("anna"), shares("match").get("bert"));
        Decathlon.Row anna = decathlon.ranking().rows().stream()
                .filter(row -> row.author().equals("anna"))
                .findFirst()
                .orElseThrow();
        assertEquals(best, anna.results().get(1).orElseThrow().share());
        assertTrue(
                decathlon
                        .remarks()
                        .get(0)
                        .matches("anna has several entrants in .*match: (anna|bert) does not count,"
                                + " a better one does[.]"),
                decathlon.remarks()::toString);
    }

    @Test
    void aFolderWithoutATournamentIsRefused() throws IOException {
        Files.createDirectory(results.resolve("empty"));
        assertEquals(
                "there is no tournament in results/empty: name a folder that arena run has written",
                refusal("hexa", "empty"));
        assertEquals(
                "there is no tournament in results/none: name a folder that arena run has written",
                refusal("none", "hexa"));
    }

    @Test
    void anUnfinishedTournamentIsRefused() {
        tournament("stopped", "reversi:size=4", 2, "anna", "bert").playUntil(1);
        assertEquals(
                "results/stopped is not finished: arena resume results/stopped plays the rest",
                refusal("hexa", "stopped"));
    }

    @Test
    void aTournamentInWhichNoGameCountsIsRefused() {
        tournament("disturbed", "reversi:size=4", 1, "anna", "bert").play(new Disturbed(), store -> List.of());
        assertEquals("no game of results/disturbed counts: leave the folder out", refusal("hexa", "disturbed"));
    }

    /** A machine on which every game is disturbed. */
    private static final class Disturbed implements GameRunner {
        @Override
        public void prepare(ScheduledGame pairing) {}

        @Override
        public GameRecord play(ScheduledGame pairing) {
            return new GameRecord(pairing, Attempt.failed(Sentence.quote("a stall")), List.of("", ""));
        }

        @Override
        public void close() {}
    }

    @Test
    void theSameTournamentTwiceIsRefusedEvenAsACopy() throws IOException {
        assertEquals(
                "results/hexa and results/hexa are the same tournament: name it once",
                refusal("hexa", "match", "hexa"));
        FileUtils.copyDirectory(
                results.resolve("hexa").toFile(), results.resolve("copy").toFile());
        assertEquals("results/hexa and results/copy are the same tournament: name it once", refusal("hexa", "copy"));
    }

    @Test
    void aTournamentOfOtherAuthorsIsRefused() {
        tournament("others", "hexapawn", 1, "dora", "emil").play();
        assertEquals(
                "no author of results/others plays in another of the folders: leave it out, or let an authors.csv in"
                        + " each folder name who is behind the entrants",
                refusal("hexa", "others", "match"));
    }

    @Test
    void aFolderOfAnotherFormatIsRefused() throws SQLException {
        Path database = results.resolve("ticta/tournament.db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("PRAGMA user_version = 99");
        }
        assertEquals(
                "results/ticta/tournament.db has format 99, and this arena reads format 1: use the arena that wrote it.",
                refusal("hexa", "ticta"));
    }
}
