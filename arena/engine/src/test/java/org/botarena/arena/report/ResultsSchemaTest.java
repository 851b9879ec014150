package org.botarena.arena.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.botarena.arena.report.browser.Played;
import org.botarena.arena.report.summary.Column;
import org.botarena.arena.report.summary.Proof;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written is what the published JSON schema says: every field, no other. */
class ResultsSchemaTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    private final JsonNode schema = JSON.readTree(Files.readString(Path.of("..", "docs", "results.schema.json")));

    ResultsSchemaTest() throws IOException {}

    private JsonNode results(String... entrants) throws IOException {
        return JSON.readTree(Files.readString(
                Played.tournament(folder, "reversi:size=4", 12, entrants).resolve("results.json")));
    }

    private List<String> problems(JsonNode value) {
        List<String> problems = new ArrayList<>();
        validate("", schema, value, problems);
        return problems;
    }

    @Test
    void aTournamentsResultsAreValid() throws IOException {
        JsonNode results = results("anna", "bert", "late", "=carl 1");
        assertEquals(List.of(), problems(results));
        ArrayNode nemeses = (ArrayNode) results.at("/proof/nemeses");
        nemeses.add(JSON.valueToTree(new Proof.Foe("anna", "bert", 40.0, 4.0, 21.5, 5.5, 1e-4)));
        ArrayNode cycles = (ArrayNode) results.at("/proof/cycles");
        cycles.add(JSON.valueToTree(new Proof.Circle(List.of("anna", "bert", "late"), 1e-3)));
        assertEquals(List.of(), problems(results), "seldom is there one in so few games");
    }

    @Test
    void aFieldThatIsMissingAddedOrOfAnotherTypeIsFound() throws IOException {
        ObjectNode results = (ObjectNode) results("anna", "bert");
        results.remove("seed");
        results.put("surprise", 1);
        ((ObjectNode) results.at("/standings/0")).put("wins", "three");
        ((ObjectNode) results.at("/standings/1/rating")).put("bestPlace", 0);
        assertEquals(
                List.of(
                        "/standings/0/wins: string is not integer",
                        "/standings/1/rating/bestPlace: 0 is below 1",
                        "/surprise: is not in the schema",
                        ": seed is missing"),
                problems(results).stream().sorted().toList());
    }

    @Test
    void theSchemaOfALineOfTheStandingsIsThatOfItsColumns() throws IOException {
        List<Column> fields =
                Column.ALL.stream().filter(column -> !column.field().isEmpty()).toList();
        JsonNode row = schema.at("/$defs/row");
        assertEquals(JSON.valueToTree(fields.stream().map(Column::field).toList()), row.get("required"));
        for (Column column : fields) {
            JsonNode published = row.get("properties").get(column.field());
            JsonNode told = column.schema().isEmpty() ? published : JSON.readTree(column.schema());
            assertEquals(told, published, column.field());
        }
    }

    /** As much of JSON Schema as that file uses. */
    private void validate(String at, JsonNode rule, JsonNode value, List<String> problems) {
        if (rule.has("$ref")) {
            validate(at, schema.at(rule.get("$ref").asText().substring(1)), value, problems);
            return;
        }
        if (rule.has("type") && !isOfType(rule.get("type"), value)) {
            problems.add("%s: %s is not %s"
                    .formatted(at, type(value), rule.get("type").asText()));
            return;
        }
        if (rule.has("enum") && !contains(rule.get("enum"), value)) {
            problems.add("%s: %s is not one of %s".formatted(at, value, rule.get("enum")));
        }
        if (rule.has("pattern")
                && !Pattern.compile(rule.get("pattern").asText())
                        .matcher(value.asText())
                        .find()) {
            problems.add("%s: '%s' does not match %s"
                    .formatted(at, value.asText(), rule.get("pattern").asText()));
        }
        if (rule.has("minimum")
                && value.isNumber()
                && value.asDouble() < rule.get("minimum").asDouble()) {
            problems.add("%s: %s is below %s".formatted(at, value, rule.get("minimum")));
        }
        if (rule.has("maximum")
                && value.isNumber()
                && value.asDouble() > rule.get("maximum").asDouble()) {
            problems.add("%s: %s is above %s".formatted(at, value, rule.get("maximum")));
        }
        for (int i = 0; value.isArray() && i < value.size(); i++) {
            validate(at + "/" + i, rule.get("items"), value.get(i), problems);
        }
        if (value.isObject()) {
            rule.path("required").forEach(name -> {
                if (!value.has(name.asText())) {
                    problems.add("%s: %s is missing".formatted(at, name.asText()));
                }
            });
            value.properties().forEach(field -> {
                JsonNode known = rule.path("properties").path(field.getKey());
                JsonNode any = rule.path("additionalProperties");
                if (!known.isMissingNode() || any.isObject()) {
                    validate(
                            at + "/" + field.getKey(), known.isMissingNode() ? any : known, field.getValue(), problems);
                } else {
                    problems.add("%s/%s: is not in the schema".formatted(at, field.getKey()));
                }
            });
        }
    }

    private static boolean isOfType(JsonNode types, JsonNode value) {
        String type = type(value);
        return (types.isArray()
                        ? StreamSupport.stream(types.spliterator(), false).toList()
                        : List.of(types))
                .stream()
                        .map(JsonNode::asText)
                        .anyMatch(each -> each.equals(type) || (each.equals("number") && type.equals("integer")));
    }

    private static String type(JsonNode value) {
        return value.isIntegralNumber() ? "integer" : value.getNodeType().name().toLowerCase(Locale.ROOT);
    }

    private static boolean contains(JsonNode list, JsonNode value) {
        return StreamSupport.stream(list.spliterator(), false).anyMatch(value::equals);
    }
}
