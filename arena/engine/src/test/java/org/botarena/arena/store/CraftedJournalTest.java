package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.files.Sha256;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A journal with correct hashes and crafted values. With any value, reading the folder ends within a second, with a
 * result or a clear message, and writes nothing outside the folder.
 */
class CraftedJournalTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final List<JsonNode> VALUES = List.of(
            NullNode.getInstance(),
            IntNode.valueOf(-1),
            IntNode.valueOf(Integer.MAX_VALUE),
            LongNode.valueOf(Long.MAX_VALUE),
            TextNode.valueOf(""),
            TextNode.valueOf("../../../escaped"),
            TextNode.valueOf("x".repeat(10_000)),
            TextNode.valueOf("\u0000\n\u202e"),
            JSON.createArrayNode(),
            JSON.createObjectNode());

    @TempDir(factory = InMemory.class)
    private static Path temporary;

    private static List<String> lines = List.of();

    /** A value of a line, by the names on the way to it. */
    private record Place(int line, String pointer) {}

    @BeforeAll
    static void playIt() throws IOException {
        Path cup = temporary.resolve("played");
        FaultyCup.play(cup);
        try (Store store = Store.open(cup)) {
            Files.writeString(cup.resolve("entrants.csv"), "file,name\nanna,Anna\n");
            store.changes().keepSources();
        }
        lines = Files.readAllLines(cup.resolve(Journal.FILE));
        FileUtils.deleteDirectory(cup.toFile());
    }

    @Test
    @Tag("slow")
    void someValuesInSomePlaces() throws IOException {
        assertEquals("", look(12));
    }

    @Test
    @Tag("slow")
    void aValueInEveryPlace() throws IOException {
        assertEquals("", look(1));
    }

    /** Replaces every n-th place with the next of the values. */
    private static String look(int every) throws IOException {
        List<Place> places = places();
        List<String> found = new ArrayList<>();
        for (int i = 0; i < places.size(); i += every) {
            check(places.get(i), VALUES.get((i + Integer.getInteger("crafted.shift", 0)) % VALUES.size()), found);
        }
        return String.join("\n", found);
    }

    /** The first occurrence of every field in every kind of line. */
    private static List<Place> places() throws IOException {
        List<Place> places = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (int line = 0; line < lines.size(); line++) {
            JsonNode node = JSON.readTree(lines.get(line));
            collect(node.get("record"), "/record", node.get("kind").asText(), line, seen, places);
        }
        return places;
    }

    private static void collect(
            JsonNode node, String pointer, String shape, int line, Set<String> seen, List<Place> places) {
        if (seen.add(shape)) {
            places.add(new Place(line, pointer));
        }
        node.properties()
                .forEach(field -> collect(
                        field.getValue(),
                        pointer + "/" + field.getKey(),
                        shape + "/" + field.getKey(),
                        line,
                        seen,
                        places));
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            collect(node.get(i), pointer + "/" + i, shape + "/" + Math.min(i, 1), line, seen, places);
        }
    }

    private static void check(Place place, JsonNode value, List<String> found) throws IOException {
        String text = value.toString();
        String what = "%s of line %d is %s"
                .formatted(place.pointer, place.line + 1, text.substring(0, Math.min(40, text.length())));
        try (StrangersFolder stranger = StrangersFolder.in(temporary)) {
            Files.write(stranger.cup().resolve(Journal.FILE), crafted(place, value));
            stranger.faults().forEach(fault -> found.add(what + ": " + fault));
        }
    }

    private static List<String> crafted(Place place, JsonNode value) throws IOException {
        List<String> crafted = new ArrayList<>();
        String before = JournalLine.START;
        for (int i = 0; i < lines.size(); i++) {
            ObjectNode line = (ObjectNode) JSON.readTree(lines.get(i));
            if (i == place.line) {
                int end = place.pointer.lastIndexOf('/');
                JsonNode parent = line.at(place.pointer.substring(0, end));
                String name = place.pointer.substring(end + 1);
                if (parent instanceof ArrayNode list) {
                    list.set(Integer.parseInt(name), value);
                } else {
                    ((ObjectNode) parent).set(name, value);
                }
            }
            line.remove("hash");
            JsonNode personal = line.remove("personal");
            String rest = hashed(JSON.writeValueAsString(line).substring(1), JSON.readTree(lines.get(i)), personal);
            before = JournalLine.hash(before, rest);
            String text = JournalLine.text(before, rest);
            crafted.add(
                    personal == null
                            ? text
                            : "%s,\"personal\":%s}".formatted(text.substring(0, text.length() - 1), personal));
        }
        return crafted;
    }

    /** Recomputes the hashes of the personal texts. */
    private static String hashed(String rest, JsonNode line, JsonNode personal) {
        String hashed = rest;
        for (int i = 0; i < line.path("personal").size() && personal != null; i++) {
            hashed = hashed.replace(sha256(line.path("personal").get(i)), sha256(personal.path(i)));
        }
        return hashed;
    }

    private static String sha256(JsonNode personal) {
        return Sha256.of(personal.toString());
    }

    /** the reader of this test accepts what an arena accepts */
    @Test
    void anUnchangedJournalIsSound() throws IOException {
        Path cup = Files.createDirectories(temporary.resolve("same"));
        Files.write(
                cup.resolve(Journal.FILE), crafted(new Place(-1, ""), NullNode.getInstance()), StandardCharsets.UTF_8);
        try (Store store = Store.read(cup)) {
            assertEquals(List.of(), store.notes());
        }
    }
}
