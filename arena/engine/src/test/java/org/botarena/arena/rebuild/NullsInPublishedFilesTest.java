package org.botarena.arena.rebuild;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.report.ResultsFile;
import org.botarena.arena.report.games.GamesFile;
import org.botarena.arena.store.FaultyCup;
import org.botarena.arena.store.InMemory;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.text.JsonText;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A null in the place of any value of a published file: it means what the pages say, or is refused in a sentence. */
class NullsInPublishedFilesTest {
    @TempDir(factory = InMemory.class)
    private static Path temporary;

    private static Path cup;

    @BeforeAll
    static void onlyWhatWasPublishedIsLeft() throws IOException {
        cup = temporary.resolve("cup");
        FaultyCup.play(cup);
        for (String name : List.of("journal.jsonl", "tournament.db", "output.db")) {
            Files.delete(cup.resolve(name));
        }
    }

    /** The file once for every field and every element of a list, with null in its place; the first of a kind alone. */
    private static Map<String, String> withNulls(JsonNode root) {
        Map<String, String> texts = new LinkedHashMap<>();
        nullsIn(root, "", root, texts);
        return texts;
    }

    private static void nullsIn(JsonNode node, String path, JsonNode root, Map<String, String> texts) {
        if (node instanceof ObjectNode object) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            for (String name : names) {
                JsonNode value = object.get(name);
                nullsIn(value, path + "/" + name, root, texts);
                object.putNull(name);
                texts.putIfAbsent(path + "/" + name, root.toString());
                object.set(name, value);
            }
        } else if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                JsonNode value = array.get(i);
                nullsIn(value, path + "/#", root, texts);
                array.setNull(i);
                texts.putIfAbsent(path + "/#", root.toString());
                array.set(i, value);
            }
        }
    }

    private interface Reader {
        void read(Path file);
    }

    /** The places where null is read as a value; in any other the file is refused, and what is named stands in the message. */
    private static Set<String> allowed(String name, Map<String, String> texts, Reader reader) throws IOException {
        Set<String> allowed = new TreeSet<>();
        Path file = temporary.resolve(name);
        for (Map.Entry<String, String> text : texts.entrySet()) {
            Files.writeString(file, text.getValue() + "\n");
            try {
                reader.read(file);
                allowed.add(text.getKey());
            } catch (ResultsException e) {
                assertTrue(e.getMessage().contains(file.toString()), () -> text.getKey() + ": " + e);
            }
        }
        return allowed;
    }

    /** A rebuild of the folder with that text in the place of one of its files ends, whatever it makes of it. */
    private static void rebuild(String name, String text) throws IOException {
        Path copy = temporary.resolve("copy");
        FileUtils.deleteDirectory(copy.toFile());
        FileUtils.copyDirectory(cup.toFile(), copy.toFile());
        Files.writeString(copy.resolve(name), text + "\n");
        try {
            assertTrue(!Rebuild.of(copy).losses().isEmpty());
        } catch (ResultsException | StoreException e) {
            assertTrue(e.getMessage().contains(copy.toString()), e::toString);
        }
    }

    @Test
    void ofResults() throws IOException {
        Map<String, String> texts =
                withNulls(JsonText.MAPPER.readTree(cup.resolve("results.json").toFile()));
        Set<String> allowed = allowed("results.json", texts, ResultsFile::read);
        assertEquals(
                Set.of(
                        "/leftOut/#/plays",
                        "/openings/distinct",
                        "/roster/#/author",
                        "/roster/#/lastRound",
                        "/standings/#/idleCpuMs",
                        "/standings/#/meanMoveMs",
                        "/standings/#/rating/eloHigh",
                        "/standings/#/rating/eloLow",
                        "/standings/#/worstMoveMs"),
                allowed);
        for (String path : allowed) {
            rebuild("results.json", texts.get(path));
        }
        rebuild("results.json", texts.get("/roster/#"));
        rebuild("results.json", "null");
    }

    @Test
    void ofGames() throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String line : Files.readAllLines(cup.resolve("games.jsonl"))) {
            withNulls(JsonText.MAPPER.readTree(line)).forEach(texts::putIfAbsent);
        }
        Set<String> allowed = allowed("games.jsonl", texts, file -> new GamesFile(file).forEach(game -> {}));
        assertEquals(Set.of("/attempt/marked", "/seated/seats/#/author"), allowed);
        for (String path : allowed) {
            rebuild("games.jsonl", texts.get(path));
        }
        rebuild("games.jsonl", texts.get("/attempt/move/#"));
        rebuild("games.jsonl", "null");
    }
}
