package org.botarena.arena.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.rating.analysis.Nemesis;
import org.botarena.arena.report.browser.Played;
import org.botarena.arena.report.summary.Proof;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.StandingsTable;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Surface;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files match the published JSON schema: every field and no others. */
class ResultsSchemaTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final Path FILE = Path.of("..", "docs", "results.schema.json");

    @TempDir
    private Path folder;

    private final JsonNode schema = JSON.readTree(Files.readString(FILE));

    ResultsSchemaTest() throws IOException {}

    private JsonNode results(String... entrants) throws IOException {
        return JSON.readTree(Files.readString(
                Played.tournament(folder, "reversi:size=4", 12, entrants).resolve("results.json")));
    }

    private List<String> problems(JsonNode value) {
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(SchemaLocation.of(FILE.toUri().toString()), schema)
                .validate(value)
                .stream()
                .map(problem -> problem.getInstanceLocation() + " " + problem.getType())
                .sorted()
                .toList();
    }

    @Test
    void aTournamentsResultsAreValid() throws IOException {
        JsonNode results = results("anna", "bert", "late", "=carl 1");
        assertEquals(List.of(), problems(results));
        ArrayNode nemeses = (ArrayNode) results.at("/proof/nemeses");
        nemeses.add(JSON.valueToTree(Proof.nemeses(List.of(new Nemesis("anna", "bert", 40.0, 4.0, 21.5, 5.5, 1e-4))))
                .get(0));
        ArrayNode cycles = (ArrayNode) results.at("/proof/cycles");
        cycles.add(JSON.valueToTree(new Proof.Circle(List.of("anna", "bert", "late"), 1e-3)));
        assertEquals(List.of(), problems(results), "seldom is there one in so few games");
    }

    @Test
    void missingExtraAndMistypedFieldsAreFound() throws IOException {
        ObjectNode results = (ObjectNode) results("anna", "bert");
        results.remove("seed");
        results.put("surprise", 1);
        ((ObjectNode) results.at("/standings/0")).put("wins", "three");
        ((ObjectNode) results.at("/standings/1/rating")).put("bestPlace", 0);
        assertEquals(
                List.of(
                        "$ additionalProperties",
                        "$ required",
                        "$.standings[0].wins type",
                        "$.standings[1].rating.bestPlace minimum"),
                problems(results));
    }

    @Test
    void theSchemaOfAStandingsLineHasItsColumns() {
        List<Column<Row>> fields = StandingsTable.of(List.of()).columns().stream()
                .filter(column -> column.surfaces().contains(Surface.FILE))
                .toList();
        JsonNode row = schema.at("/$defs/row");
        List<String> ofEveryFormat = fields.stream()
                .filter(column -> !column.format().isOptional())
                .map(Column::name)
                .toList();
        assertEquals(JSON.valueToTree(ofEveryFormat), row.get("required"));
        List<String> published = new ArrayList<>();
        row.get("properties").fieldNames().forEachRemaining(published::add);
        assertEquals(fields.stream().map(Column::name).toList(), published);
    }
}
