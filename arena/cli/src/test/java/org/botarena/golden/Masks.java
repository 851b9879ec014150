package org.botarena.golden;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Replaces the parts that differ between runs with marks: times, dates, the machine, progress. Everything else stays.
 */
final class Masks {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String MARK = "#";

    /** The heading of a table with the times of moves. */
    private static final Pattern TIMED = Pattern.compile("(mean ms +worst|Mean ms [|] Worst ms)$", Pattern.MULTILINE);

    private static final Pattern TWO_LAST =
            Pattern.compile(" +([|] )?([0-9.]+|[-–]) +([|] )?([0-9.]+|[-–])$", Pattern.MULTILINE);

    private static final List<Map.Entry<Pattern, String>> MOMENTS = List.of(
            Map.entry(
                    Pattern.compile("\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d)?"),
                    "DATE"),
            Map.entry(Pattern.compile("\\d{4}-\\d\\d-\\d\\d(-\\d+)+"), "DATE"),
            Map.entry(Pattern.compile("(?m)^(Receipt +).*$"), "$1WORDS"),
            Map.entry(Pattern.compile("(?m)^[0-9.]+ · [0-9.]+ · [0-9.]+$"), "# · # · #"),
            Map.entry(Pattern.compile("(?m)(?<=[|] )[0-9a-f]{12}$"), "HASH"),
            Map.entry(
                    Pattern.compile("\"(\\w*(Ms|[sS]econds?|PerSecond|MiB|mbFree))\" ?: ?[0-9.]+(?:E-?[0-9]+)?"),
                    "\"$1\":#"),
            Map.entry(Pattern.compile("(\"sequence\":-?\\d+,\"number\":)\\d+"), "$1#"),
            Map.entry(Pattern.compile("\"sha256\":\"[0-9a-f]{64}\""), "\"sha256\":\"HASH\""),
            // Each change of its style moves its content.
            Map.entry(Pattern.compile("(report[.]html differs from what .* [(]from byte )\\d+"), "$1#"),
            Map.entry(Pattern.compile("\\S*/botarena-[a-z]+-\\d+"), "TEMPORARY"),
            Map.entry(Pattern.compile(" \\(stalled [0-9.]+(, excused)?\\)"), ""),
            Map.entry(Pattern.compile("(?m)^( +\\d+ +[\\d,]+ +[\\d,]+) +\\d+[.]\\d+ +[\\d,]+$"), "$1 # #"),
            // The number of digits in the times determines where the line is wrapped.
            Map.entry(
                    Pattern.compile("first move [0-9.]+\\s+ms;[^;]+the\\s+slowest\\s+later\\s+[0-9.]+\\s+ms"),
                    "first move # ms; half of the moves within # ms, nine of ten within # ms, the slowest later # ms"),
            Map.entry(Pattern.compile("within [0-9.]+\\s+ms"), "within # ms"),
            Map.entry(Pattern.compile("at most [0-9.]+ MiB, including"), "at most # MiB, including"),
            Map.entry(Pattern.compile("(?m)^\\d+ of \\d+ games, .*\n"), ""),
            Map.entry(Pattern.compile("(\tat .*\n)+"), "\tat …\n"),
            Map.entry(Pattern.compile("[0-9,.]+( nodes/s|[kM] nodes/s)"), "#$1"),
            Map.entry(Pattern.compile("Bot Arena [0-9][^ ,]*, Java [^ ]+"), "Bot Arena #, Java #"),
            Map.entry(Pattern.compile("\\b\\d+([.,]\\d+)? (ms|µs|s|seconds?|min|h)\\b"), "# $2"));

    private Masks() {}

    /** A text with masked dates and durations; times of moves are the last two columns of a table. */
    static String moments(String text) {
        String masked = columns(text);
        for (Map.Entry<Pattern, String> mask : MOMENTS) {
            masked = mask.getKey().matcher(masked).replaceAll(mask.getValue());
        }
        return masked;
    }

    private static String columns(String text) {
        StringBuilder masked = new StringBuilder();
        boolean isTable = false;
        for (String line : text.split("(?<=\n)", -1)) {
            boolean isHeading = TIMED.matcher(line).find();
            isTable = isHeading
                    || (isTable && !line.isBlank() && TWO_LAST.matcher(line).find());
            masked.append(isTable && !isHeading ? TWO_LAST.matcher(line).replaceFirst(" # #") : line);
        }
        return masked.toString();
    }

    /** Formats a JSON text, and masks the times of plies and the values of these keys. */
    static String json(String text, Set<String> keys) {
        return masked(text, keys, MAPPER.writerWithDefaultPrettyPrinter());
    }

    /** Formats a JSON text with a line for each object of a list, and masks it. */
    static String jsonLine(String text, Set<String> keys) {
        return masked(text, keys, MAPPER.writer()).replace("},{", "},\n  {");
    }

    private static String masked(String text, Set<String> keys, ObjectWriter writer) {
        try {
            JsonNode tree = MAPPER.readTree(text);
            mask(tree, keys);
            return writer.writeValueAsString(tree) + "\n";
        } catch (JsonProcessingException e) {
            throw new AssertionError("no JSON: " + text, e);
        }
    }

    /** A table with a mark in each non-empty cell of these columns; cells contain no quotes. */
    static String csv(String table, Set<String> columns) {
        List<String> lines = table.lines().toList();
        List<String> heading = List.of(lines.get(0).replace("\ufeff", "").split(",", -1));
        StringBuilder masked = new StringBuilder(lines.get(0)).append('\n');
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",", -1);
            for (int i = 0; i < cells.length; i++) {
                cells[i] = columns.contains(heading.get(i)) && !cells[i].isEmpty() ? MARK : cells[i];
            }
            masked.append(String.join(",", cells)).append('\n');
        }
        return masked.toString();
    }

    private static void mask(JsonNode node, Set<String> keys) {
        if (node instanceof ArrayNode array) {
            array.forEach(each -> mask(each, keys));
        } else if (node instanceof ObjectNode object) {
            Iterator<Map.Entry<String, JsonNode>> fields = object.properties().iterator();
            while (fields.hasNext()) {
                Map.Entry<String, JsonNode> field = fields.next();
                if (field.getKey().equals("plies") && field.getValue() instanceof ArrayNode plies) {
                    plies.forEach(Masks::withoutTimes);
                } else if (keys.contains(field.getKey()) && !field.getValue().isNull()) {
                    field.setValue(TextNode.valueOf(MARK));
                } else {
                    mask(field.getValue(), keys);
                }
            }
        }
    }

    /** The move and player of a ply. */
    private static void withoutTimes(JsonNode ply) {
        while (ply instanceof ArrayNode array && array.size() > 2) {
            array.remove(2);
        }
    }
}
