package org.botarena.arena.report.summary;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.text.Csv;

/**
 * A column of the standings: the terminal's table, {@code standings.csv}, the report's table, {@code results.json} and its
 * schema print {@link #ALL}, each what has a heading there. Immutable.
 *
 * @param field of {@code results.json}; empty: none
 * @param schema of that field; empty: the schema says it itself
 * @param csv heading in {@code standings.csv}; empty: not there
 * @param head heading in the terminal, under which the catalogue has that of the report; empty: in neither
 * @param format of the terminal and the report
 * @param value of an entrant's line: a number, a text, null for none
 */
public record Column(
        String field, String schema, String csv, String head, ColumnFormat format, Function<Row, Object> value) {
    private static final String COUNT = "{\"$ref\": \"#/$defs/count\"}";
    private static final String FROM_ONE = "{\"type\": \"integer\", \"minimum\": 1}";
    private static final String NUMBER = "{\"type\": \"number\"}";
    private static final String POSITIVE = "{\"type\": \"number\", \"minimum\": 0}";
    private static final String TIME = "{\"$ref\": \"#/$defs/milliseconds\"}";
    private static final String COUNTS = "{\"type\": \"object\", \"additionalProperties\": " + COUNT + "}";

    /** All of them, from left to right; the report puts those that a narrow page leaves out behind the others. */
    public static final List<Column> ALL = List.of(
            published("place", FROM_ONE, "place", Row::place),
            published("shared", "{\"type\": \"boolean\"}", "", Row::shared),
            published("entrant", "{\"type\": \"string\"}", "entrant", Row::entrant),
            new Column("points", POSITIVE, "points", "points", ColumnFormat.POINTS, Row::points),
            published("games", COUNT, "games", Row::games),
            published("wins", COUNT, "wins", Row::wins),
            published("draws", COUNT, "draws", Row::draws),
            published("losses", COUNT, "losses", Row::losses),
            new Column("", "", "", "W-D-L", ColumnFormat.SCORE, Column::score),
            new Column(
                    "", "", "", "Elo", ColumnFormat.PLAIN, row -> row.rating().shown()),
            published("directPoints", POSITIVE, "", Row::directPoints),
            new Column(
                    "scoreDifference", NUMBER, "score_difference", "diff", ColumnFormat.SIGNED, Row::scoreDifference),
            published(
                    "scoreDifferenceWithoutFaults",
                    NUMBER,
                    "score_difference_without_faults",
                    Row::scoreDifferenceWithoutFaults),
            new Column("", "", "faults", "faults", ColumnFormat.PLAIN, Row::allFaults),
            published("faults", COUNTS, "faults_by_kind", Row::faults),
            new Column("meanMoveMs", TIME, "mean_move_ms", "mean ms", ColumnFormat.TIME, Row::meanMoveMs),
            new Column("worstMoveMs", TIME, "worst_move_ms", "worst", ColumnFormat.TIME, Row::worstMoveMs),
            published("idleCpuMs", TIME, "idle_cpu_ms", Row::idleCpuMs),
            published("excused", COUNT, "excused", Row::excused),
            published("disturbed", COUNT, "disturbed", Row::disturbed),
            published("unplayed", COUNT, "unplayed", Row::unplayed),
            published("", "", "elo", row -> row.rating().elo()),
            published("", "", "elo_low", row -> row.rating().eloLow()),
            published("", "", "elo_high", row -> row.rating().eloHigh()),
            published("", "", "best_place", row -> row.rating().bestPlace()),
            published("", "", "worst_place", row -> row.rating().worstPlace()),
            published("rating", "", "", Row::rating));

    private static Column published(String field, String schema, String csv, Function<Row, Object> value) {
        return new Column(field, schema, csv, "", ColumnFormat.PLAIN, value);
    }

    private static String score(Row row) {
        return String.format(Locale.ROOT, "%d-%d-%d", row.wins(), row.draws(), row.losses());
    }

    /** Those of the terminal, behind place and entrant. */
    public static List<Column> ofTerminal() {
        return ALL.stream().filter(column -> !column.head.isEmpty()).toList();
    }

    /** Those of the report, behind place and entrant: first the ones that a narrow page has, too. */
    public static List<Column> ofPage() {
        return ofTerminal().stream()
                .sorted((one, other) -> Boolean.compare(one.format.isSpare(), other.format.isSpare()))
                .toList();
    }

    /**
     * The standings for a spreadsheet, with what people call the entrants in the last columns.
     *
     * @param profiles of all
     */
    public static String csv(List<Row> rows, Map<String, Profile> profiles, Csv csv) {
        List<Column> columns =
                ALL.stream().filter(column -> !column.csv.isEmpty()).toList();
        return csv.table(
                Stream.concat(columns.stream().map(Column::csv), Profile.HEADINGS.stream())
                        .toList(),
                rows.stream()
                        .map(row -> Stream.concat(
                                        columns.stream().map(column -> cell(column.value.apply(row), csv)),
                                        profiles.get(row.entrant()).fields().stream())
                                .toList()));
    }

    private static String cell(Object value, Csv csv) {
        if (value instanceof Double number) {
            return csv.number(number);
        }
        if (value instanceof Map<?, ?> counts) {
            return counts.entrySet().stream()
                    .map(count -> count.getKey() + " " + count.getValue())
                    .collect(Collectors.joining("; "));
        }
        return value == null ? "" : value instanceof String name ? Csv.harmless(name) : "" + value;
    }

    boolean isField() {
        return !field.isEmpty();
    }

    /** What the terminal shows of a line. */
    public String text(Row row) {
        return format.text(value.apply(row));
    }

    /** What the report shows of a line. */
    public String shown(Row row) {
        return format.shown(value.apply(row));
    }
}
