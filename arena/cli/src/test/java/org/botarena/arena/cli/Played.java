package org.botarena.arena.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A tournament's results folder. */
record Played(Path folder) {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** The number of games that have ended so far, also during play. */
    long ended() throws IOException {
        Path file = folder.resolve("journal.jsonl");
        return Files.exists(file)
                ? Files.readAllLines(file).stream()
                        .filter(line -> line.contains("\"kind\":\"attempt\"") && line.endsWith("}"))
                        .count()
                : 0;
    }

    /** The games that were published at the end. */
    List<JsonNode> games() throws IOException {
        Path file = folder.resolve("games.jsonl");
        List<JsonNode> games = new ArrayList<>();
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                if (line.endsWith("}")) {
                    games.add(MAPPER.readTree(line));
                }
            }
        }
        return games;
    }

    /** The content of {@code results.json}. */
    JsonNode results() throws IOException {
        return MAPPER.readTree(folder.resolve("results.json").toFile());
    }
}
