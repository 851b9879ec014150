package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The JSON that commands print for a results folder matches the published schemas. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class JsonOutputIT {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir
    Path folder;

    private Workplace work;
    private String id;

    @BeforeEach
    void createTheTournament() throws Exception {
        work = new Workplace(folder);
        work.twoAgents();
        work.agent("throws", "throw new IllegalStateException(\"no idea\");");
        assertEquals(0, work.run("--game", "tictactoe", "--out", "results/cup").code());
        id = MAPPER.readTree(Files.readAllLines(folder.resolve("results/cup/games.jsonl"))
                        .get(0))
                .get("id")
                .asText();
    }

    private static Set<ValidationMessage> problems(String schema, JsonNode value) throws Exception {
        Path file = Assembled.sources().resolve("arena/docs/schemas/%s.schema.json".formatted(schema));
        JsonSchema rules = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(SchemaLocation.of(file.toUri().toString()), MAPPER.readTree(Files.readString(file)));
        return rules.validate(value);
    }

    /** The output of a command after validation. */
    private JsonNode valid(String schema, String... command) throws Exception {
        Ran ran = work.arena(command);
        assertEquals(0, ran.code(), ran::toString);
        JsonNode value = MAPPER.readTree(ran.out());
        assertEquals(Set.of(), problems(schema, value), ran::toString);
        return value;
    }

    @Test
    void everyOutputIsValid() throws Exception {
        JsonNode status = valid("status", "status", "--json");
        assertEquals(status, valid("status", "status", "results/cup", "--json"));
        assertEquals("finished", status.get(0).get("state").asText());
        assertTrue(
                valid("verify", "verify", "results/cup", "--json").get("well").asBoolean());
        assertEquals(
                0, work.run("--game", "hexapawn", "--out", "results/hexapawn").code());
        JsonNode decathlon = valid("decathlon", "decathlon", "results/cup", "results/hexapawn", "--json");
        assertEquals(3, decathlon.get("ranking").size());
        assertEquals(
                6,
                valid("report", "report", "results/cup", "--json").get("games").asInt());
        assertEquals(6, valid("games", "replay", "results/cup", "--json").size());
        assertEquals(
                4, valid("games", "rerun", "results/cup", "--faults", "--json").size());
        JsonNode replay = valid("replay", "replay", "results/cup", id, "--json");
        assertEquals("......... X", replay.at("/positions/0/position").asText());
        assertEquals(
                replay.at("/positions/1"),
                valid("replay", "replay", "results/cup", id, "--ply", "1", "--json")
                        .at("/positions/0"));
        JsonNode rerun = valid("rerun", "rerun", "results/cup", id, "--isolation=process", "--json");
        assertEquals(rerun.get("onFile"), rerun.at("/games/0"));
    }

    @Test
    void missingAndAddedFieldsAreFound() throws Exception {
        ObjectNode status = (ObjectNode) valid("status", "status", "--json").get(0);
        status.remove("state");
        status.put("surprise", 1);
        assertFalse(problems("status", MAPPER.createArrayNode().add(status)).isEmpty());
    }
}
