package org.botarena.arena.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import java.util.zip.ZipFile;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.match.Attempt;
import org.botarena.arena.match.GameRecord;
import org.botarena.arena.match.Pairing;
import org.botarena.arena.match.Table;
import org.botarena.arena.match.Verdict;
import org.botarena.arena.report.csv.Csv;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.Setup;
import org.botarena.arena.tournament.Spectator;
import org.botarena.arena.tournament.Tournament;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class ResultsTest {
    private static final Clock NOON = Clock.fixed(Instant.parse("2026-11-20T12:00:00Z"), ZoneOffset.UTC);

    @TempDir
    private Path temporary;

    private final Setup setup = Contest.setup("reversi:size=6", 2, "anna", "bert", "=carl 1");

    private Path folder() {
        return temporary.resolve("results");
    }

    private Results create(Path folder) {
        return Results.create(folder, setup, Contest.roster(setup), "1.2.3", NOON);
    }

    private Tournament.Ending play(Table table) {
        try (Results results = create(folder())) {
            Tournament.Ending ending = new Tournament(Contest.schedule(setup), table, 1, List.of(results)).run();
            results.finish(ending);
            return ending;
        }
    }

    private PlayedInProcess table() {
        return new PlayedInProcess(setup.terms().rules());
    }

    private List<JsonNode> games() throws IOException {
        List<JsonNode> games = new ArrayList<>();
        for (String line : Files.readAllLines(folder().resolve("games.jsonl"))) {
            games.add(Json.MAPPER.readTree(line));
        }
        return games;
    }

    private JsonNode results() throws IOException {
        return Json.MAPPER.readTree(folder().resolve("results.json").toFile());
    }

    private static Stream<JsonNode> each(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }

    @Test
    void thereIsALineForEveryGameInTheOrderOfTheIds() throws IOException {
        play(table());
        List<String> ids =
                games().stream().map(game -> game.get("id").textValue()).toList();
        assertEquals(Contest.games(setup).stream().map(Pairing::id).sorted().toList(), ids);
    }

    @Test
    void replayingTheLinesOfAGameThroughTheRulesGivesItsResult() throws IOException {
        play(table());
        for (JsonNode game : games()) {
            replay(Games.installed().parse(game.get("game").textValue()), game);
        }
    }

    private static <P extends Position<P>> void replay(Rules<P> rules, JsonNode game) {
        P position = rules.parse(game.get("start").textValue());
        int number = 0;
        for (JsonNode ply : game.get("plies")) {
            assertEquals(number++, ply.get("ply").intValue());
            boolean isArenas =
                    number <= game.get("fixture").get("opening").size() || rules.forced(position) != Position.NONE;
            assertEquals(isArenas, ply.get("by").isNull());
            if (!isArenas) {
                assertEquals(position.turn(), ply.get("by").intValue());
            }
            position = position.tryPlay(position.parse(ply.get("move").textValue()));
        }
        assertEquals(Position.OVER, position.turn());
        double black = position.score(0);
        JsonNode result = game.get("result");
        assertEquals(black, result.get("scores").get(0).doubleValue());
        assertEquals(
                black > 0 ? 1 : black < 0 ? 0 : 0.5, result.get("points").get(0).doubleValue());
        assertEquals(
                black > 0 ? "[0]" : black < 0 ? "[1]" : "[]",
                result.get("winners").toString());
    }

    @Test
    void aLineSaysWhoSatWhereWithWhichSeedAndWhatWasGranted() throws IOException {
        play(table());
        JsonNode game = games().get(5);
        Pairing pairing = Contest.games(setup).stream()
                .filter(other -> other.id().equals(game.get("id").textValue()))
                .findFirst()
                .orElseThrow();
        assertEquals("reversi:size=6", game.get("game").textValue());
        assertEquals("{\"moveMs\":2000,\"startMs\":5000}", game.get("granted").toString());
        assertEquals("process", game.get("isolation").textValue());
        assertEquals(
                "" + pairing.fixture().seed(), game.get("fixture").get("seed").textValue());
        JsonNode seat = game.get("seats").get(1);
        assertEquals(1, seat.get("player").intValue());
        assertEquals(pairing.seats().get(1).name(), seat.get("entrant").textValue());
        assertEquals("" + pairing.seeds().get(1), seat.get("seed").textValue(), "text: beyond 2^53");
        assertEquals("ab".repeat(32), seat.get("sha256").textValue());
        assertEquals("[]", game.get("voided").toString());
    }

    @Test
    void everyEntrantHasItsLogsInAZipThatResultsJsonNames() throws IOException {
        play(table());
        Map<String, String> folders = new java.util.HashMap<>();
        results()
                .get("roster")
                .forEach(entry -> folders.put(
                        entry.get("entrant").textValue(), entry.get("folder").textValue()));
        assertEquals("anna", folders.get("anna"));
        assertTrue(folders.get("=carl 1").matches("_carl_1-[0-9a-f]{8}"), folders.toString());
        for (JsonNode game : games()) {
            for (JsonNode seat : game.get("seats")) {
                String id = game.get("id").textValue();
                String own = folders.get(seat.get("entrant").textValue());
                Path zip = folder().resolve("for").resolve(own + ".zip");
                assertEquals(
                        "seat %s of %s\n".formatted(seat.get("player"), id),
                        entry(zip, "%s/%s.log".formatted(own, id)));
            }
        }
        try (Stream<Path> files = Files.list(folder().resolve("for"))) {
            assertEquals(3, files.count(), "the zips alone");
        }
    }

    private static String entry(Path zip, String name) throws IOException {
        try (ZipFile file = new ZipFile(zip.toFile());
                InputStream in = file.getInputStream(file.getEntry(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void theCrosstableForASpreadsheetHasWinsDrawsAndLosses() throws IOException {
        play(table().withFault("bert", new Verdict.Late(2001, 2000)));
        String csv = Files.readString(folder().resolve("crosstable.csv"));
        assertTrue(csv.startsWith("\uFEFFentrant,points,"), csv);
        assertTrue(csv.contains("\r\nbert,0,0 0 4,0 0 4,\r\n"), csv);
    }

    @Test
    void theSeparatorOfTheTablesIsTheOrganizers() throws IOException {
        try (Results results = create(folder()).withTables(new Csv(';'))) {
            results.finish(new Tournament(Contest.schedule(setup), table(), 1, List.of(results)).run());
        }
        assertTrue(Files.readString(folder().resolve("standings.csv")).startsWith("\uFEFFplace;entrant;points;"));
        assertTrue(Files.readString(folder().resolve("crosstable.csv")).startsWith("\uFEFFentrant;points;"));
    }

    @Test
    void resultsJsonHoldsTheConfigurationAndTheTables() throws IOException {
        play(table().withFault("bert", new Verdict.Late(2001, 2000)));
        JsonNode results = results();
        assertEquals("1.2.3", results.get("arena").textValue());
        assertEquals(Runtime.version().toString(), results.get("java").textValue());
        assertEquals("2026-11-20T12:00:00Z", results.get("started").textValue());
        assertEquals("2026-11-20T12:00:00Z", results.get("ended").textValue());
        assertFalse(results.get("interrupted").booleanValue());
        assertEquals(
                "{\"game\":\"reversi:size=6\",\"format\":\"round-robin\",\"pairs\":2,\"openings\":\"random:"
                        + setup.terms().rules().openingPlies()
                        + "\",\"moveMs\":2000,\"startMs\":5000,\"heapMiB\":256,\"jobs\":1,\"fresh\":\"game\",\"anchors\":{}}",
                results.get("configuration").toString());
        assertEquals("7", results.get("seed").textValue());
        assertEquals("process", results.get("isolation").textValue());
        assertEquals(
                "{\"planned\":12,\"played\":12,\"unplayed\":0,\"distinct\":12}",
                results.get("games").toString());
        JsonNode last = results.get("standings").get(2);
        assertEquals("bert", last.get("entrant").textValue());
        assertEquals("{\"late\":8}", last.get("faults").toString());
        assertEquals(8 * -72, last.get("scoreDifference").intValue());
        assertEquals(0, last.get("scoreDifferenceWithoutFaults").intValue());
        assertTrue(last.get("meanMoveMs").isNull());
        assertEquals(
                1.25 + 1, results.get("standings").get(0).get("worstMoveMs").doubleValue());
        JsonNode bert = results.get("crosstable").get(2);
        assertEquals("bert", bert.get("entrant").textValue());
        assertEquals(
                "{\"games\":4,\"points\":0,\"wins\":0,\"draws\":0,\"losses\":4}",
                ((com.fasterxml.jackson.databind.node.ObjectNode)
                                bert.get("against").get(0))
                        .without("opponent")
                        .toString());
        assertEquals(
                "[{\"jar\":\"broken.jar\",\"problems\":[{\"what\":\"no Agent class\",\"why\":\"of 3 classes\",\"remedy\":\"Let one extend Agent\"}]}]",
                results.get("refused").toString());
        assertEquals(
                "[{\"jar\":\"dam.jar\",\"plays\":\"student.Draughts\"}]",
                results.get("leftOut").toString());
    }

    @Test
    void aFaultIsInTheLineOfItsGameWithSeatPlyKindAndReason() throws IOException {
        play(table().withFault("bert", new Verdict.Late(2001, 2000)));
        JsonNode game = games().stream()
                .filter(line ->
                        line.get("seats").get(1).get("entrant").textValue().equals("bert")
                                && line.get("fixture").get("pair").intValue() == 0)
                .findFirst()
                .orElseThrow();
        assertEquals(
                "[{\"player\":1,\"ply\":1,\"kind\":\"late\",\"reason\":\"no move after 2001 ms of 2000 ms\"}]",
                game.get("result").get("faults").toString());
        assertEquals("[36,-36]", game.get("result").get("scores").toString());
    }

    @Test
    void theStandingsForASpreadsheetAreQuotedAndHoldNoFormula() throws IOException {
        play(table().withFault("bert", new Verdict.Illegal("a1")));
        String csv = Files.readString(folder().resolve("standings.csv"));
        List<String> lines = List.of(csv.split("\r\n", -1));
        assertEquals(
                "\uFEFFplace,entrant,points,games,wins,draws,losses,score_difference,score_difference_without_faults,"
                        + "faults,faults_by_kind,mean_move_ms,worst_move_ms,idle_cpu_ms,unplayed,elo,elo_low,elo_high,best_place,worst_place",
                lines.get(0));
        assertTrue(
                lines.get(3).matches("3,bert,0,8,0,0,8,-576,0,8,illegal 8,,,,0,-[0-9.]+,-[0-9.]+,-?[0-9.]+,[23],3"),
                csv);
        assertTrue(lines.stream().anyMatch(line -> line.matches("[12],'=carl 1,.*")), csv);
        assertEquals(5, lines.size());
    }

    @Test
    void whatTheGamesProveStandsBesideThePoints() throws IOException {
        play(table().withFault("bert", new Verdict.Illegal("a1")));
        JsonNode proof = results().get("proof");
        assertEquals("one-sided", proof.get("linked").textValue());
        assertEquals("model", proof.get("errors").textValue());
        assertEquals(3, each(proof.get("separated")).mapToInt(JsonNode::size).sum(), proof.toString());
        JsonNode rating = results().get("standings").get(2).get("rating");
        assertTrue(rating.get("elo").doubleValue() < 0, rating.toString());
        assertEquals(3, rating.get("worstPlace").intValue());
        assertEquals(3, rating.get("placeChances").size());
    }

    @Test
    void aFolderThatIsNotEmptyIsRefusedAndLeftUntouched() throws IOException {
        Files.createDirectories(folder());
        Files.writeString(folder().resolve("games.jsonl"), "precious\n");
        String message =
                assertThrows(ResultsException.class, () -> create(folder())).getMessage();
        assertEquals(
                folder() + " is not empty and was left as it is: a tournament needs a folder of its own."
                        + " Choose another with --out.",
                message);
        try (Stream<Path> files = Files.list(folder())) {
            assertEquals(List.of(folder().resolve("games.jsonl")), files.toList());
        }
        assertEquals("precious\n", Files.readString(folder().resolve("games.jsonl")));
    }

    @Test
    void anEmptyFolderIsTakenAMissingOneIsMade() throws IOException {
        Files.createDirectories(folder());
        create(folder()).close();
        create(temporary.resolve("some").resolve("where")).close();
        assertTrue(Files.isDirectory(temporary.resolve("some").resolve("where")));
    }

    @Test
    void aFileInThePlaceOfTheFolderIsRefused() throws IOException {
        Files.writeString(folder(), "a text");
        assertTrue(assertThrows(ResultsException.class, () -> create(folder()))
                .getMessage()
                .startsWith(folder() + " is a file"));
        assertTrue(assertThrows(ResultsException.class, () -> create(folder().resolve("below")))
                .getMessage()
                .startsWith("cannot write " + folder().resolve("below")));
    }

    @Test
    @EnabledIf("isBoundByPermissions")
    void aFolderWithoutTheRightToWriteIsRefusedWithTheReason() throws IOException {
        Files.createDirectories(folder());
        assertTrue(folder().toFile().setWritable(false));
        String message =
                assertThrows(ResultsException.class, () -> create(folder())).getMessage();
        assertTrue(message.matches("cannot write .*games.jsonl: .*[Pp]ermission denied.*--out[.]"), message);
    }

    static boolean isBoundByPermissions() {
        return !System.getProperty("user.name").equals("root");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFileSystemThatTakesNoFolderIsSaidToBeSo() {
        String message = assertThrows(ResultsException.class, () -> create(Path.of("/proc/results")))
                .getMessage();
        assertTrue(message.startsWith("cannot write /proc/results: "), message);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskIsSaidToBeFull() throws InterruptedException {
        GameRecord game = table().play(Contest.games(setup).get(0));
        try (GamesWriter writer = new GamesWriter(Path.of("/dev/full"))) {
            String message = assertThrows(
                            ResultsException.class, () -> writer.append(SavedGame.of(setup.terms(), game)))
                    .getMessage();
            assertEquals(
                    "cannot write /dev/full: No space left on device. Make room or give the right to write there, or"
                            + " choose another folder with --out.",
                    message);
        }
    }

    @Test
    void afterAStopWhatEndedIsOnDiskSortedAndNothingInFlightIsRecorded() throws IOException {
        List<String> scheduled = Contest.games(setup).stream().map(Pairing::id).toList();
        CountDownLatch inFlight = new CountDownLatch(1);
        Table inner = table();
        Table stuck = new Table() {
            @Override
            public void prepare(Pairing pairing) {}

            @Override
            public GameRecord play(Pairing pairing) throws InterruptedException {
                if (scheduled.indexOf(pairing.id()) == 5) {
                    inFlight.countDown();
                    new CountDownLatch(1).await();
                }
                return inner.play(pairing);
            }

            @Override
            public void close() {}
        };
        Path folder = folder();
        try (Results results = create(folder)) {
            Tournament tournament = new Tournament(Contest.schedule(setup), stuck, 1, List.of(results));
            Thread stopper = new Thread(() -> {
                try {
                    inFlight.await();
                    tournament.stop();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            stopper.setDaemon(true);
            stopper.start();
            Tournament.Ending ending = tournament.run();
            assertEquals(5, games().size(), "on disk before the end");
            results.finish(ending);
        }
        assertEquals(
                scheduled.subList(0, 5).stream().sorted().toList(),
                games().stream().map(game -> game.get("id").textValue()).toList());
        assertTrue(results().get("interrupted").booleanValue());
        assertEquals(
                "{\"planned\":12,\"played\":5,\"unplayed\":0,\"distinct\":5}",
                results().get("games").toString());
    }

    @Test
    void aGameIsOnDiskAsSoonAsItHasEnded() throws IOException {
        List<Integer> linesAtEachEnd = new ArrayList<>();
        try (Results results = create(folder())) {
            Spectator reader = game -> {
                try {
                    linesAtEachEnd.add(games().size());
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            };
            new Tournament(Contest.schedule(setup), table(), 1, List.of(results, reader)).run();
        }
        assertEquals(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), linesAtEachEnd);
    }

    @Test
    void aGameThatCouldNotBePlayedKeepsItsAttemptsOnFile() throws IOException {
        Attempt disturbed = new Attempt(List.of(), List.of(), List.of(), Optional.of("a stall of 80 ms"));
        Attempt lost = new Attempt(List.of(), List.of(), List.of(), Optional.of("no process could be made"));
        String first = Contest.games(setup).get(0).id();
        Table inner = table();
        Table table = new Table() {
            @Override
            public void prepare(Pairing pairing) {}

            @Override
            public GameRecord play(Pairing pairing) throws InterruptedException {
                return pairing.id().equals(first)
                        ? new GameRecord(pairing, lost, List.of(disturbed, disturbed), List.of("", " "))
                        : inner.play(pairing);
            }

            @Override
            public void close() {}
        };
        play(table);
        JsonNode game = games().stream()
                .filter(line -> line.get("id").textValue().equals(first))
                .findFirst()
                .orElseThrow();
        assertTrue(game.get("result").isNull());
        assertEquals(
                List.of("a stall of 80 ms", "a stall of 80 ms", "no process could be made"),
                each(game.get("voided"))
                        .map(attempt -> attempt.get("reason").textValue())
                        .toList());
        assertEquals(
                "[{\"id\":\"%s\",\"reason\":\"no process could be made\"}]".formatted(first),
                results().get("unplayed").toString());
        assertEquals(
                2,
                each(results().get("standings"))
                        .mapToInt(row -> row.get("unplayed").intValue())
                        .sum());
        int logs = 0;
        for (String entrant :
                List.of("anna", "bert", results().at("/roster/0/folder").textValue())) {
            try (ZipFile zip = new ZipFile(
                    folder().resolve("for/%s.zip".formatted(entrant)).toFile())) {
                logs += zip.size();
            }
        }
        assertEquals(22, logs, "an empty log makes no file");
    }

    @Test
    void aResultInDoubtIsMarked() {
        Pairing pairing = Contest.games(setup).get(0);
        Attempt disturbed = new Attempt(List.of(), List.of(4.0, -4.0), List.of(), Optional.of("a stall of 80 ms"));
        SavedGame game = SavedGame.of(
                setup.terms(), new GameRecord(pairing, disturbed, List.of(disturbed, disturbed), List.of("", "")));
        assertEquals("a stall of 80 ms", game.result().marked());
        assertEquals(2, game.voided().size());
    }

    @Test
    void everyTournamentGetsAFolderOfItsOwnNamedByTheTime() throws IOException {
        Path first = Results.folderIn(temporary, NOON);
        assertEquals(temporary.resolve("2026-11-20T12-00-00"), first);
        Files.createDirectories(first);
        assertEquals(temporary.resolve("2026-11-20T12-00-00-2"), Results.folderIn(temporary, NOON));
    }

    @Test
    void theFilesAreUtf8AndTheLinesEndAlikeEverywhere() throws IOException {
        play(table());
        String games = new String(Files.readAllBytes(folder().resolve("games.jsonl")), StandardCharsets.UTF_8);
        assertFalse(games.contains("\r"));
        assertTrue(games.endsWith("}\n"));
    }
}
