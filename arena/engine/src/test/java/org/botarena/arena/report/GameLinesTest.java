package org.botarena.arena.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.report.games.GamesFile;
import org.botarena.arena.report.page.PackedPictures;
import org.botarena.arena.report.page.ViewedGame;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.Tournament;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lines of {@code games.jsonl}, one for each game. */
class GameLinesTest {
    @TempDir
    private Path temporary;

    private WrittenResults written;

    @BeforeEach
    void tournament() {
        written = new WrittenResults(folder());
    }

    private Path folder() {
        return temporary.resolve("results");
    }

    @Test
    void everyGameHasALineInTheOrderOfTheIds() throws IOException {
        written.play(written.runner());
        List<String> ids =
                written.games().stream().map(game -> game.get("id").textValue()).toList();
        assertEquals(
                Contest.games(written.setup()).stream()
                        .map(ScheduledGame::id)
                        .sorted()
                        .toList(),
                ids);
    }

    @Test
    void replayingTheLinesOfAGameThroughTheRulesGivesItsResult() throws IOException {
        written.play(written.runner());
        for (JsonNode game : written.games()) {
            replay(Games.installed().parse(game.get("game").textValue()), game);
        }
    }

    private static <P extends Position<P>> void replay(Rules<P> rules, JsonNode game) {
        P position = rules.parse(game.at("/fixture/start").textValue());
        int number = 0;
        for (JsonNode ply : game.at("/attempt/plies")) {
            boolean isArenas = number < game.at("/fixture/opening").size() || rules.forced(position) != Position.NONE;
            assertEquals(isArenas ? -1 : position.turn(), ply.path(1).asInt(-1));
            number++;
            position = position.tryPlay(position.parse(ply.get(0).textValue()));
        }
        assertEquals(Position.OVER, position.turn());
        double black = position.score(0);
        assertEquals(black, game.at("/attempt/scores/0").doubleValue());
        assertEquals(
                black > 0 ? 1 : black < 0 ? 0 : 0.5, game.get("points").get(0).doubleValue());
        assertEquals(
                black > 0 ? "[0]" : black < 0 ? "[1]" : "[]",
                game.get("winners").toString());
    }

    @Test
    void aLineHasTheSeatsTheSeedAndTheLimits() throws IOException {
        written.play(written.runner());
        JsonNode game = written.games().get(5);
        ScheduledGame pairing = Contest.games(written.setup()).stream()
                .filter(other -> other.id().equals(game.get("id").textValue()))
                .findFirst()
                .orElseThrow();
        assertEquals("reversi:size=6", game.get("game").textValue());
        assertEquals("{\"moveMs\":2000,\"startMs\":5000}", game.get("granted").toString());
        assertEquals("process", game.get("isolation").textValue());
        assertEquals("" + pairing.fixture().seed(), game.at("/fixture/seed").textValue());
        JsonNode seat = game.at("/seats/1");
        assertEquals(pairing.seats().get(1).name(), seat.get("entrant").textValue());
        assertEquals("" + pairing.seeds().get(1), seat.get("seed").textValue(), "text: beyond 2^53");
        assertEquals("ab".repeat(32), seat.get("sha256").textValue());
        assertEquals("[]", game.get("voided").toString());
    }

    @Test
    void theLineOfAGameHasItsFaultWithSeatPlyKindAndFacts() throws IOException {
        written.play(written.runner().withFault("bert", new Verdict.Late(2001, 2000, Optional.empty())));
        JsonNode game = written.games().stream()
                .filter(line -> line.at("/seats/1/entrant").textValue().equals("bert")
                        && line.at("/fixture/pair").intValue() == 0)
                .findFirst()
                .orElseThrow();
        assertEquals(
                "[{\"player\":1,\"ply\":1,\"kind\":\"late\",\"took\":2001,\"granted\":2000}]",
                game.at("/attempt/faults").toString());
        assertEquals("[36,-36]", game.at("/attempt/scores").toString());
    }

    @Test
    void publishedFilesStayUntilAllAreRewritten() throws IOException {
        written.play(written.runner());
        Map<String, String> before = files();
        try (Results results = written.again(folder(), Csv.COMMAS)) {
            new Tournament(Contest.schedule(written.setup()), written.runner(), 1, List.of(results)).run();
            Map<String, String> meanwhile = files();
            meanwhile.keySet().removeIf(name -> name.startsWith(".new"));
            assertEquals(before, meanwhile);
        }
        assertEquals(before, files(), "nothing was finished");
    }

    private Map<String, String> files() throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> walk = Files.walk(folder())) {
            for (Path file : walk.filter(Files::isRegularFile).toList()) {
                files.put(folder().relativize(file).toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return files;
    }

    @Test
    void afterAStopOnlyFinishedGamesArePublishedSorted() throws IOException {
        List<String> scheduled =
                Contest.games(written.setup()).stream().map(ScheduledGame::id).toList();
        CountDownLatch inFlight = new CountDownLatch(1);
        GameRunner inner = written.runner();
        GameRunner stuck = new GameRunner() {
            @Override
            public void prepare(ScheduledGame pairing) {}

            @Override
            public GameRecord play(ScheduledGame pairing) throws InterruptedException {
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
        try (Results results = written.create(folder)) {
            Tournament tournament = new Tournament(Contest.schedule(written.setup()), stuck, 1, List.of(results));
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
            results.finish(ending);
        }
        assertEquals(
                scheduled.subList(0, 5).stream().sorted().toList(),
                written.games().stream().map(game -> game.get("id").textValue()).toList());
        assertTrue(written.results().get("interrupted").booleanValue());
        assertEquals(
                "{\"planned\":12,\"played\":5,\"unplayed\":0,\"distinct\":5}",
                written.results().get("games").toString());
    }

    @Test
    void aGameThatCouldNotBePlayedKeepsItsAttempts() throws IOException {
        Attempt lost = Attempt.failed(Sentence.quote("no process could be made"));
        String first = Contest.games(written.setup()).get(0).id();
        GameRunner inner = written.runner();
        GameRunner runner = new GameRunner() {
            @Override
            public void prepare(ScheduledGame pairing) {}

            @Override
            public GameRecord play(ScheduledGame pairing) throws InterruptedException {
                return pairing.id().equals(first)
                        ? new GameRecord(pairing, lost, List.of("", " "))
                        : inner.play(pairing);
            }

            @Override
            public void close() {}
        };
        written.play(runner);
        JsonNode game = written.games().stream()
                .filter(line -> line.get("id").textValue().equals(first))
                .findFirst()
                .orElseThrow();
        assertTrue(game.get("attempt").isNull());
        assertEquals(
                Collections.nCopies(11, "no process could be made"),
                WrittenResults.each(game.get("voided"))
                        .map(attempt -> attempt.get("marked").textValue())
                        .toList());
        assertEquals(
                "[{\"id\":\"%s\",\"reason\":\"no process could be made\"}]".formatted(first),
                written.results().get("unplayed").toString());
        assertEquals(
                2,
                WrittenResults.each(written.results().get("standings"))
                        .mapToInt(row -> row.get("unplayed").intValue())
                        .sum());
        int logs = 0;
        for (String entrant :
                List.of("anna", "bert", written.results().at("/roster/0/folder").textValue())) {
            try (ZipFile zip = new ZipFile(
                    folder().resolve("for/%s.zip".formatted(entrant)).toFile())) {
                logs += zip.size();
            }
        }
        assertEquals(22 + 3, logs, "an empty log makes no file, and each of the three has a summary");
    }

    @Test
    void faultsAndExcusedMovesHaveTheirMeasurements() throws IOException {
        ScheduledGame pairing = Contest.games(written.setup()).get(0);
        Evidence evidence = new Evidence(130.5, 80, 31, 0, 2.25);
        Attempt attempt = new Attempt(
                List.of(
                        new Ply(0, 0, "a1", 130.5, 80, 33.25, Optional.of(evidence), Optional.empty()),
                        new Ply(1, 1, "b1", 10, 9, 0)),
                List.of(-1.0, 1.0),
                List.of(new Fault(
                        0, 2, new Verdict.Late(103, 100, Optional.empty()), Optional.of(Evidence.ofClock(103)))),
                Optional.empty());
        GameRecord game = written.setup().terms().published(new GameRecord(pairing, attempt, List.of("", "")));
        JsonNode line = JsonText.MAPPER.readTree(JsonText.MAPPER.writeValueAsString(game));
        assertEquals(
                "{\"wallMs\":130.5,\"cpuMs\":80,\"waitMs\":31,\"stealMs\":0,\"stallMs\":2.25}",
                line.at("/attempt/plies/0/5").toString());
        assertEquals("[\"b1\",1,10,9]", line.at("/attempt/plies/1").toString());
        assertEquals(103, line.at("/attempt/faults/0/evidence/wallMs").doubleValue());
        Files.createDirectories(folder());
        Files.writeString(folder().resolve("games.jsonl"), line + "\n");
        assertEquals(
                game,
                new GamesFile(folder().resolve("games.jsonl"))
                        .find(each -> each.id().equals(pairing.id()))
                        .orElseThrow());
        Rules<?> rules = written.setup().terms().rules();
        assertEquals(
                game.plies(),
                ViewedGame.of(rules, game, new PackedPictures(), Language.ENGLISH)
                        .plies());
    }

    @Test
    void aResultThatReplacedAnotherIsMarked() {
        ScheduledGame pairing = Contest.games(written.setup()).get(0);
        Attempt disturbed =
                new Attempt(List.of(), List.of(4.0, -4.0), List.of(), Optional.of(Sentence.quote("a stall of 80 ms")));
        GameRecord game = written.setup()
                .terms()
                .published(new GameRecord(pairing, disturbed, List.of(disturbed, disturbed), List.of("", "")));
        assertEquals(Optional.of(Sentence.quote("a stall of 80 ms")), game.marked());
        assertEquals(2, game.voided().size());
    }

    @Test
    void filesAreUtf8WithTheSameLineEndsOnEverySystem() throws IOException {
        written.play(written.runner());
        String games = new String(Files.readAllBytes(folder().resolve("games.jsonl")), StandardCharsets.UTF_8);
        assertFalse(games.contains("\r"));
        assertTrue(games.endsWith("}\n"));
    }
}
