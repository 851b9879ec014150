package org.botarena.arena.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.text.Csv;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.Tournament;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tables and the files for each entrant. */
class ResultsTest {
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
    void everyEntrantHasItsLogsInAZipThatResultsJsonNames() throws IOException {
        written.play(written.runner());
        Map<String, String> folders = new HashMap<>();
        written.results()
                .get("roster")
                .forEach(entry -> folders.put(
                        entry.get("entrant").textValue(), entry.get("folder").textValue()));
        assertEquals("anna", folders.get("anna"));
        assertTrue(folders.get("=carl 1").matches("_carl_1-[0-9a-f]{8}"), folders.toString());
        for (JsonNode game : written.games()) {
            for (int seat = 0; seat < 2; seat++) {
                String id = game.get("id").textValue();
                String own =
                        folders.get(game.at("/seats/%d/entrant".formatted(seat)).textValue());
                Path zip = folder().resolve("for").resolve(own + ".zip");
                assertEquals("seat %d of %s\n".formatted(seat, id), entry(zip, "%s/%s.log".formatted(own, id)));
            }
        }
        try (Stream<Path> files = Files.list(folder().resolve("for"))) {
            assertEquals(5, files.count(), "only the zips, including those of two refused authors");
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
        written.play(written.runner().withFault("bert", new Verdict.Late(2001, 2000, Optional.empty())));
        String csv = Files.readString(folder().resolve("crosstable.csv"));
        assertTrue(csv.startsWith("\uFEFFentrant,points,"), csv);
        assertTrue(csv.contains("\r\nbert,0,0 0 4,0 0 4,\r\n"), csv);
    }

    @Test
    void theSeparatorOfTheTablesIsTheOrganizers() throws IOException {
        try (Results results = written.create(folder(), new Csv(';'))) {
            results.finish(
                    new Tournament(Contest.schedule(written.setup()), written.runner(), 1, List.of(results)).run());
        }
        assertTrue(Files.readString(folder().resolve("standings.csv")).startsWith("\uFEFFplace;entrant;points;"));
        assertTrue(Files.readString(folder().resolve("crosstable.csv")).startsWith("\uFEFFentrant;points;"));
    }

    @Test
    void resultsJsonHoldsTheConfigurationAndTheTables() throws IOException {
        written.play(written.runner().withFault("bert", new Verdict.Late(2001, 2000, Optional.empty())));
        JsonNode results = written.results();
        assertEquals("1.2.3", results.get("arena").textValue());
        assertEquals(Runtime.version().toString(), results.get("java").textValue());
        assertEquals("2026-11-20T12:00:00Z", results.get("started").textValue());
        assertEquals("2026-11-20T12:00:00Z", results.get("ended").textValue());
        assertFalse(results.get("interrupted").booleanValue());
        assertEquals(
                "{\"game\":\"reversi:size=6\",\"format\":\"round-robin\",\"pairs\":2,\"openings\":\"random:"
                        + written.setup().terms().rules().openingPlies()
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
                ((ObjectNode) bert.get("against").get(0)).without("opponent").toString());
        assertEquals(
                "[{\"jar\":\"broken.jar\",\"problems\":[{\"what\":\"no Agent class\",\"why\":\"of 3 classes\",\"remedy\":\"Let one extend Agent\"}]}]",
                results.get("refused").toString());
        assertEquals(
                "[{\"jar\":\"dam.jar\",\"plays\":\"student.Draughts\"}]",
                results.get("leftOut").toString());
    }

    @Test
    void theStandingsForASpreadsheetAreQuotedAndHoldNoFormula() throws IOException {
        written.play(written.runner().withFault("bert", new Verdict.Illegal("a1")));
        String csv = Files.readString(folder().resolve("standings.csv"));
        List<String> lines = List.of(csv.split("\r\n", -1));
        assertEquals(
                "\uFEFFplace,entrant,points,games,wins,draws,losses,score_difference,score_difference_without_faults,"
                        + "faults,faults_by_kind,mean_move_ms,worst_move_ms,idle_cpu_ms,excused,disturbed,unplayed,elo,elo_low,elo_high,best_place,worst_place,name,group",
                lines.get(0));
        assertTrue(
                lines.get(3).matches("3,bert,0,8,0,0,8,-576,0,8,illegal 8,,,,0,0,0,-[0-9.]+,,-?[0-9.]+,[23],3,bert,"),
                csv);
        assertTrue(lines.stream().anyMatch(line -> line.matches("[12],'=carl 1,.*")), csv);
        assertEquals(5, lines.size());
    }

    @Test
    void theStandingsShowWhatTheGamesProve() throws IOException {
        written.play(written.runner().withFault("bert", new Verdict.Illegal("a1")));
        JsonNode proof = written.results().get("proof");
        assertEquals("one-sided", proof.get("linked").textValue());
        assertEquals("meetings", proof.get("errors").textValue());
        assertEquals(2, proof.get("centre").size(), "who lost every game has no lower bound");
        assertEquals(
                3,
                WrittenResults.each(proof.get("separated"))
                        .mapToInt(JsonNode::size)
                        .sum(),
                proof.toString());
        JsonNode rating = written.results().get("standings").get(2).get("rating");
        assertTrue(rating.get("elo").doubleValue() < 0, rating.toString());
        assertTrue(rating.get("eloLow").isNull(), rating.toString());
        assertEquals("at-most", rating.get("interval").textValue());
        assertEquals(3, rating.get("worstPlace").intValue());
        assertEquals(3, rating.get("placeChances").size());
    }
}
