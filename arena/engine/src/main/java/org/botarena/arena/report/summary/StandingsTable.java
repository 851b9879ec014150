package org.botarena.arena.report.summary;

import static org.botarena.arena.text.table.Surface.COMMAND;
import static org.botarena.arena.text.table.Surface.CSV;
import static org.botarena.arena.text.table.Surface.FILE;
import static org.botarena.arena.text.table.Surface.LIVE;
import static org.botarena.arena.text.table.Surface.PAGE;
import static org.botarena.arena.text.table.Surface.SCREEN;
import static org.botarena.arena.text.table.Surface.TERMINAL;
import static org.botarena.arena.text.table.Surface.TICKER;

import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Reader;
import org.botarena.arena.text.table.Surface;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.tournament.format.Criterion;
import org.botarena.arena.tournament.standing.Standing;

/** The standings as a table: a new column is a line here and a heading in the catalogue. */
public final class StandingsTable {
    private static final Surface[] PEOPLE_AND_FILES = {TERMINAL, PAGE, CSV, FILE};
    private static final Format CHANGE = new Format("change", true, 0, String::valueOf, StandingsTable::change);

    /** A rating with its interval. */
    public static final Format RATING =
            new Format("rating", true, 0, String::valueOf, StandingsTable::rating).optional();

    /** A rating without an interval. */
    public static final Format PLAIN_RATING =
            new Format("plain-rating", true, 0, String::valueOf, StandingsTable::plainRating).optional();

    private static final Format TIME = Format.MILLISECONDS.spare();
    private static final Format CRITERION = Format.EXACT.optional();
    private static final Format FURTHER_CRITERION = CRITERION.spare();

    /** From left to right; the report puts columns that a narrow page leaves out last. */
    private static final List<Column<Row>> COLUMNS = List.of(
            column("", Format.PLACE, line -> line.place() + (line.isShared() ? "=" : " "), TERMINAL, TICKER),
            column("place", Standing::place, CSV, FILE, COMMAND),
            column("shared", Standing::isShared, FILE, COMMAND),
            Column.of("rank", "place", Format.COUNT, StandingsTable::rank, LIVE),
            Column.of("rank", "", Format.COUNT, StandingsTable::rank, SCREEN),
            Column.of("change", CHANGE, Row::change, LIVE),
            Column.of("change", "", CHANGE, Row::change, SCREEN),
            column("entrant", Format.ENTRANT, Standing::entrant, TERMINAL, TICKER, CSV, FILE, COMMAND),
            Column.of("name", "agent", Format.ENTRANT, Row::name, LIVE, SCREEN),
            column("points", Format.POINTS, Standing::points, TERMINAL, TICKER, CSV, FILE, COMMAND),
            column("points", Format.HALVES, Standing::points, PAGE, LIVE, SCREEN),
            column("games", Format.COUNT, Standing::games, CSV, FILE),
            column("games", Format.COUNT.spare(), Standing::games, LIVE),
            column("wins", Standing::wins, CSV, FILE, COMMAND),
            column("draws", Standing::draws, CSV, FILE, COMMAND),
            column("losses", Standing::losses, CSV, FILE, COMMAND),
            column("W-D-L", Format.COUNT, line -> score(line, "%d-%d-%d"), TERMINAL),
            column("balance", line -> score(line, "+%d =%d -%d"), TICKER),
            column("balance", "W-D-L", Format.COUNT, StandingsTable::balance, PAGE),
            column("balance", "W-D-L", Format.COUNT.spare(), StandingsTable::balance, LIVE),
            Column.of("Elo", Format.COUNT, row -> row.rating().sentence(), TERMINAL),
            Column.of("elo", "Elo", RATING, Row::rating, PAGE),
            Column.of("elo", "rating", RATING, Row::settled, LIVE, SCREEN),
            Column.of("elo", "Elo", PLAIN_RATING, Row::settled, LIVE, SCREEN),
            column("directPoints", Standing::direct, FILE),
            criterion(Criterion.PLACE_ONCE, "placeOnce", "once"),
            criterion(Criterion.MISTAKES, "mistakesPer100", "mistakes"),
            criterion(Criterion.BYES, "byes", "byes"),
            further(Criterion.POINTS_WITH_BYES, "pointsWithByes", "with byes"),
            criterion(Criterion.BUCHHOLZ, "buchholz", "Buchholz"),
            further(Criterion.SONNEBORN_BERGER, "sonnebornBerger", "Sonneborn"),
            further(Criterion.DIRECT_ENCOUNTER, "directEncounter", "direct"),
            criterion(Criterion.ROUNDS_WON, "roundsWon", "rounds"),
            criterion(Criterion.FINAL_POINTS, "finalPoints", "final"),
            further(Criterion.FINAL_DIRECT_POINTS, "finalDirectPoints", "final direct"),
            further(Criterion.FINAL_SCORE_DIFFERENCE, "finalScoreDifference", "final diff"),
            further(Criterion.FINAL_FAULTS, "finalFaults", "final faults"),
            column("scoreDifference", "diff", Format.SIGNED.spare(), Standing::difference, PEOPLE_AND_FILES),
            column("scoreDifferenceWithoutFaults", Standing::cleanDifference, CSV, FILE),
            column("faults", Format.COUNT, Standing::allFaults, TERMINAL, PAGE, CSV, COMMAND),
            column("faults", StandingsTable::ticked, TICKER),
            column("faults", Format.FEW.spare(), Standing::allFaults, LIVE),
            column("faults", Standing::faults, FILE),
            column("faultsByKind", Standing::faults, CSV),
            column("meanMoveMs", "mean ms", TIME, line -> JsonText.rounded(line.meanMs()), PEOPLE_AND_FILES),
            column("worstMoveMs", "worst", TIME, line -> JsonText.rounded(line.worstMs()), PEOPLE_AND_FILES),
            column("idleCpuMs", line -> JsonText.rounded(line.idleCpuMs()), CSV, FILE),
            column("excused", Standing::excused, CSV, FILE),
            column("disturbed", Standing::disturbed, CSV, FILE),
            column("unplayed", Standing::unplayed, CSV, FILE),
            rated("elo", Proof.Rating::elo),
            rated("eloLow", Proof.Rating::eloLow),
            rated("eloHigh", Proof.Rating::eloHigh),
            Column.of("bestPlace", row -> row.rating().bestPlace(), CSV),
            Column.of("worstPlace", row -> row.rating().worstPlace(), CSV),
            Column.of("rating", Row::rating, FILE));

    private static final List<Column<Row>> BY_THE_MACHINE = List.of(
            column("by the machine", Format.ENTRANT.atMost(40), Standing::entrant, TERMINAL),
            column("entrant", Format.ENTRANT, Standing::entrant, PAGE),
            column("excused", Format.COUNT, Standing::excused, TERMINAL, PAGE),
            column("disturbed", Format.COUNT, Standing::disturbed, TERMINAL, PAGE),
            column("unplayed", Format.COUNT, Standing::unplayed, TERMINAL, PAGE));

    private StandingsTable() {}

    private static Column<Row> column(String name, Function<Standing, Object> value, Surface... surfaces) {
        return column(name, Format.TEXT, value, surfaces);
    }

    private static Column<Row> column(
            String name, Format format, Function<Standing, Object> value, Surface... surfaces) {
        return column(name, name, format, value, surfaces);
    }

    private static Column<Row> column(
            String name, String head, Format format, Function<Standing, Object> value, Surface... surfaces) {
        return Column.of(name, head, format, value, surfaces).within(Row::standing);
    }

    private static Column<Row> rated(String name, Function<Proof.Rating, Object> value) {
        return Column.of(name, row -> row.rating() == null ? null : value.apply(row.rating()), CSV);
    }

    /** The place for people, {@code 3=}; a dash without one. */
    public static String rank(Row row) {
        return !row.profile().isRanked()
                ? "\u2013"
                : row.standing().place() + (row.standing().isShared() ? "=" : "");
    }

    private static String change(Object change, Reader reader) {
        int places = (Integer) change;
        return places == 0 ? "\u2013" : (places > 0 ? "\u25b2" : "\u25bc") + Math.abs(places);
    }

    /** Formats a rating as {@code +5 ± 4}; a single bound is in words. */
    private static String rating(Object rating, Reader reader) {
        Proof.Rating elo = (Proof.Rating) rating;
        if (elo.eloLow() != null && elo.eloHigh() != null) {
            return "%s \u00b1 %s"
                    .formatted(signed(elo.elo(), reader), whole((elo.eloHigh() - elo.eloLow()) / 2, reader));
        }
        return elo.eloLow() != null
                ? reader.language().text("page.elo.at-least", signed(elo.eloLow(), reader))
                : elo.eloHigh() != null
                        ? reader.language().text("page.elo.at-most", signed(elo.eloHigh(), reader))
                        : reader.language().text("page.elo.unknown");
    }

    private static String plainRating(Object rating, Reader reader) {
        return signed(((Proof.Rating) rating).elo(), reader);
    }

    /** Formats a number with a true minus, and without a sign before 0. */
    private static String signed(double number, Reader reader) {
        long rounded = Math.round(number);
        return (rounded > 0 ? "+" : rounded < 0 ? "\u2212" : "") + whole(Math.abs(number), reader);
    }

    private static String whole(double number, Reader reader) {
        return NumberFormat.getIntegerInstance(
                        Locale.forLanguageTag(reader.language().code()))
                .format(Math.round(number));
    }

    /** A column for a number by which some formats rank. */
    private static Column<Row> criterion(Criterion criterion, String name, String head) {
        return column(name, head, CRITERION, line -> line.criteria().get(criterion), PEOPLE_AND_FILES);
    }

    /** A column for such a number that does not fit a terminal. */
    private static Column<Row> further(Criterion criterion, String name, String head) {
        return column(name, head, FURTHER_CRITERION, line -> line.criteria().get(criterion), PAGE, CSV, FILE);
    }

    private static Object ticked(Standing line) {
        return line.allFaults() == 0 ? "" : Sentence.of("ticker.faults", line.allFaults());
    }

    private static String score(Standing line, String pattern) {
        return String.format(Locale.ROOT, pattern, line.wins(), line.draws(), line.losses());
    }

    /** Wins, draws and losses with dashes between them. */
    public static String balance(Standing line) {
        return score(line, "%d\u2013%d\u2013%d");
    }

    /** The winner if each family of copies counted once, or empty if it is the actual winner. */
    public static Optional<Sentence> winnerWithoutCopies(List<Row> rows, UnaryOperator<String> shown) {
        List<String> once = rows.stream()
                .filter(row -> row.standing().criteria().getOrDefault(Criterion.PLACE_ONCE, 0.0) == 1)
                .map(Row::entrant)
                .toList();
        List<String> first = rows.stream()
                .filter(row -> row.standing().place() == 1)
                .map(Row::entrant)
                .toList();
        return once.isEmpty() || once.equals(first)
                ? Optional.empty()
                : Optional.of(
                        Sentence.of("copies.winner", once.stream().map(shown).collect(Collectors.joining(", "))));
    }

    /** The table of these rows. */
    public static Table<Row> of(List<Row> rows) {
        return new Table<>(COLUMNS, rows);
    }

    /** The table of a running tournament. */
    public static Table<Row> live(List<Row> rows) {
        return rated(of(rows), Row::rating);
    }

    /** The table with rating intervals, or without them if no row has a bound. */
    public static <R> Table<R> rated(Table<R> table, Function<R, Proof.Rating> rating) {
        boolean hasIntervals = table.rows().stream()
                .map(rating)
                .anyMatch(one -> one != null && (one.eloLow() != null || one.eloHigh() != null));
        return new Table<>(
                table.columns().stream()
                        .filter(column -> !column.format().equals(hasIntervals ? PLAIN_RATING : RATING))
                        .toList(),
                table.rows());
    }

    /** The columns as the script of a live page needs them. */
    public static List<Map<String, Object>> described(Surface surface) {
        return Table.described(COLUMNS, surface);
    }

    /** The disturbances by the machine, with a row for each entrant affected. */
    public static Table<Row> byTheMachine(List<Row> rows) {
        return new Table<>(
                BY_THE_MACHINE,
                rows.stream()
                        .filter(row -> row.standing().excused()
                                        + row.standing().disturbed()
                                        + row.standing().unplayed()
                                > 0)
                        .toList());
    }

    /** The text on a terminal; the numbers by which a format ranks replace the times. */
    public static String text(List<Row> rows, Language language) {
        boolean isCrowded = of(rows).on(TERMINAL).stream()
                .anyMatch(column -> column.format().isOptional());
        return new Table<>(
                        COLUMNS.stream()
                                .filter(column -> !isCrowded || !column.format().equals(TIME))
                                .toList(),
                        rows)
                .text(language);
    }
}
