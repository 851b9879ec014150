package org.botarena.arena.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.report.browser.Played;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.schedule.Setup;

/** A tournament of three, played in this process, whose results are written into a folder. */
final class WrittenResults {
    static final Clock NOON = Clock.fixed(Instant.parse("2026-11-20T12:00:00Z"), ZoneOffset.UTC);

    private final Setup setup = Contest.setup("reversi:size=6", 2, "anna", "bert", "=carl 1");
    private final Path folder;

    WrittenResults(Path folder) {
        this.folder = folder;
    }

    Setup setup() {
        return setup;
    }

    Results create(Path where) {
        return create(where, Csv.COMMAS);
    }

    Results create(Path where, Csv tables) {
        ResultsFolder.require(where);
        return again(where, tables);
    }

    Results again(Path where, Csv tables) {
        return Played.results(where, setup, Contest.roster(setup), tables);
    }

    void play(GameRunner runner) {
        try (Results results = create(folder)) {
            results.finish(new Tournament(Contest.schedule(setup), runner, 1, Contest.replaysAtOnce(), List.of(results))
                    .run());
        }
    }

    PlayedInProcess runner() {
        return new PlayedInProcess(setup.terms().rules());
    }

    /** The lines of {@code games.jsonl}. */
    List<JsonNode> games() throws IOException {
        List<JsonNode> games = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve("games.jsonl"))) {
            games.add(JsonText.MAPPER.readTree(line));
        }
        return games;
    }

    /** The content of {@code results.json}. */
    JsonNode results() throws IOException {
        return JsonText.MAPPER.readTree(folder.resolve("results.json").toFile());
    }

    static Stream<JsonNode> each(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }
}
