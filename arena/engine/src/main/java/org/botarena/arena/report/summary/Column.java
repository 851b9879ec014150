package org.botarena.arena.report.summary;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.format.Criterion;

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
            new Column("", "", "", "Elo", ColumnFormat.ELO, Row::rating),
            published("directPoints", POSITIVE, "", Row::directPoints),
            of(Criterion.BYES, "byes", "byes", "byes", ColumnFormat.CRITERION),
            of(
                    Criterion.POINTS_WITH_BYES,
                    "pointsWithByes",
                    "points_with_byes",
                    "with byes",
                    ColumnFormat.FURTHER_CRITERION),
            of(Criterion.BUCHHOLZ, "buchholz", "buchholz", "Buchholz", ColumnFormat.CRITERION),
            of(
                    Criterion.SONNEBORN_BERGER,
                    "sonnebornBerger",
                    "sonneborn_berger",
                    "Sonneborn",
                    ColumnFormat.FURTHER_CRITERION),
            of(
                    Criterion.DIRECT_ENCOUNTER,
                    "directEncounter",
                    "direct_encounter",
                    "direct",
                    ColumnFormat.FURTHER_CRITERION),
            of(Criterion.ROUNDS_WON, "roundsWon", "rounds_won", "rounds", ColumnFormat.CRITERION),
            of(Criterion.FINAL_POINTS, "finalPoints", "final_points", "final", ColumnFormat.CRITERION),
            of(
                    Criterion.FINAL_DIRECT_POINTS,
                    "finalDirectPoints",
                    "final_direct_points",
                    "final direct",
                    ColumnFormat.FURTHER_CRITERION),
            of(
                    Criterion.FINAL_SCORE_DIFFERENCE,
                    "finalScoreDifference",
                    "final_score_difference",
                    "final diff",
                    ColumnFormat.FURTHER_CRITERION),
            of(Criterion.FINAL_FAULTS, "finalFaults", "final_faults", "final faults", ColumnFormat.FURTHER_CRITERION),
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

    /** A number by which some formats place: it is told where they do. */
    private static Column of(Criterion criterion, String field, String csv, String head, ColumnFormat format) {
        return new Column(
                field, NUMBER, csv, head, format, row -> row.criteria().get(criterion));
    }

    private static String score(Row row) {
        return String.format(Locale.ROOT, "%d-%d-%d", row.wins(), row.draws(), row.losses());
    }

    /**
     * Those of the terminal, behind place and entrant. The times give way to the numbers by which a format places: there is no
     * room for both.
     */
    public static List<Column> ofTerminal(List<Row> rows) {
        List<Column> all = withHeads(rows)
                .filter(column -> column.format != ColumnFormat.FURTHER_CRITERION)
                .toList();
        boolean isCrowded = all.stream().anyMatch(Column::isCriterion);
        return all.stream()
                .filter(column -> !isCrowded || column.format != ColumnFormat.TIME)
                .toList();
    }

    /** Those of the report, behind place and entrant: first the ones that a narrow page has, too. */
    public static List<Column> ofPage(List<Row> rows) {
        return withHeads(rows)
                .sorted((one, other) -> Boolean.compare(one.format.isSpare(), other.format.isSpare()))
                .toList();
    }

    private static Stream<Column> withHeads(List<Row> rows) {
        return ALL.stream()
                .filter(column -> !column.head.isEmpty() && rows.stream().anyMatch(column::isIn));
    }

    /** Whether it is one of the numbers by which only some formats place. */
    public boolean isCriterion() {
        return format == ColumnFormat.CRITERION || format == ColumnFormat.FURTHER_CRITERION;
    }

    /** Whether a line has it: all have all but those of other formats. */
    boolean isIn(Row row) {
        return !isCriterion() || value.apply(row) != null;
    }

    /**
     * The standings for a spreadsheet, with what people call the entrants in the last columns.
     *
     * @param profiles of all
     */
    public static String csv(List<Row> rows, Map<String, Profile> profiles, Csv csv) {
        List<Column> columns = ALL.stream()
                .filter(column -> !column.csv.isEmpty() && rows.stream().anyMatch(column::isIn))
                .toList();
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
    public String shown(Row row, Language language) {
        return language.decimal(format.shown(value.apply(row), language));
    }
}
