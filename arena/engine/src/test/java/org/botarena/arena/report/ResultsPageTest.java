package org.botarena.arena.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.botarena.arena.grading.GradesTable;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.summary.StandingsTable;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Surface;
import org.junit.jupiter.api.Test;

class ResultsPageTest {
    private final String page = Files.readString(Path.of("..", "docs", "files.md"));

    ResultsPageTest() throws IOException {}

    private static Stream<String> fields(Class<?> line) {
        return Stream.concat(
                components(line), Stream.of(line.getDeclaredClasses()).flatMap(ResultsPageTest::components));
    }

    private static Stream<String> components(Class<?> line) {
        return line.isRecord() ? Stream.of(line.getRecordComponents()).map(RecordComponent::getName) : Stream.of();
    }

    /** The fields of {@code results.json}, which has exactly those of its schema. */
    private static List<String> results() throws IOException {
        List<String> names = new ArrayList<>();
        addFields(
                JsonText.MAPPER.readTree(
                        Path.of("..", "docs", "results.schema.json").toFile()),
                names);
        assertTrue(names.containsAll(List.of("moveMs", "nemeses", "othersNear", "placeChances")), names::toString);
        return names;
    }

    private static void addFields(JsonNode schema, List<String> names) {
        schema.path("properties").fieldNames().forEachRemaining(names::add);
        schema.forEach(part -> addFields(part, names));
    }

    @Test
    void thePageDescribesEveryFieldOfEveryFile() throws IOException {
        List<String> missing = new ArrayList<>();
        Stream<String> columns = Stream.of(StandingsTable.of(List.of()), GradesTable.of(List.of()))
                .flatMap(table -> table.on(Surface.CSV).stream().map(Column::csv));
        Stream.of(fields(GameRecord.class).filter(name -> !name.equals("logs")), results().stream(), columns)
                .flatMap(names -> names)
                .filter(name -> !page.contains("`" + name + "`"))
                .forEach(missing::add);
        assertEquals(List.of(), missing);
    }
}
