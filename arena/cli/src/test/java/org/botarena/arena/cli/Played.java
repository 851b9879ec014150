package org.botarena.arena.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What a tournament has left in its folder. */
record Played(Path folder) {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** How many games have ended so far, also while it is played. */
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

    /** What {@code results.json} holds. */
    JsonNode results() throws IOException {
        return MAPPER.readTree(folder.resolve("results.json").toFile());
    }
}
