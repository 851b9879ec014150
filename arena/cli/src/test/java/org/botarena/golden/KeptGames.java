package org.botarena.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Two random games of each game, kept as journals from which the tournaments are rebuilt.
 *
 * @param game its name
 * @param id of the first of its games
 * @param plies of that game
 */
record KeptGames(String game, String id, int plies) {
    private static final Path FOLDER = Golden.FOLDER.resolve("games");

    /** The games, in the order of their names. */
    static List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".jsonl"))
                    .map(name -> name.replace(".jsonl", ""))
                    .sorted()
                    .toList();
        }
    }

    /** Rebuilds the tournament of a game in a folder with its name. */
    static KeptGames rebuilt(Typing typing, String game) throws IOException, InterruptedException {
        Path folder = Files.createDirectories(typing.folder().resolve(game));
        Files.copy(FOLDER.resolve(game + ".jsonl"), folder.resolve("journal.jsonl"));
        Path jars = Files.createDirectory(folder.resolve("jars"));
        try (Stream<Path> kept = Files.list(FOLDER.resolve("jars"))) {
            for (Path jar : kept.toList()) {
                Files.copy(jar, jars.resolve(jar.getFileName()));
            }
        }
        Typing.Said said = typing.arena("rebuild " + game);
        if (said.code() != 0) {
            throw new AssertionError(said.toString());
        }
        String first = Files.readAllLines(folder.resolve("games.jsonl")).get(0);
        JsonNode record = new ObjectMapper().readTree(first);
        return new KeptGames(
                game, record.get("id").asText(), record.at("/attempt/plies").size());
    }
}
