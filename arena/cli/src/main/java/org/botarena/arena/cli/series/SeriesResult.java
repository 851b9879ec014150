package org.botarena.arena.cli.series;

import static org.botarena.arena.text.table.Surface.TERMINAL;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.venue.Protection;

/**
 * How a series went. Immutable.
 *
 * @param series what was played
 * @param protection why at its level of isolation
 * @param rows by place
 * @param unplayed games that were given up
 * @param isInterrupted whether it was ended before the last game
 */
record SeriesResult(
        SeriesPlay series, Protection protection, List<SeriesTally.Row> rows, int unplayed, boolean isInterrupted) {
    private static final List<Column<SeriesTally.Row>> COLUMNS = List.of(
            Column.of("place", Format.COUNT, SeriesTally.Row::place, TERMINAL),
            Column.of("entrant", Format.ENTRANT.atMost(40), SeriesTally.Row::entrant, TERMINAL),
            Column.of(" score", Format.EXACT, SeriesTally.Row::score, TERMINAL),
            Column.of("won", Format.COUNT, SeriesTally.Row::won, TERMINAL),
            Column.of("shared", Format.COUNT, SeriesTally.Row::shared, TERMINAL),
            Column.of("by seat", Format.TEXT, SeriesResult::bySeat, TERMINAL));

    /** The exit code. */
    int code() {
        return isInterrupted ? Interruption.EXIT_CODE : unplayed > 0 ? 1 : 0;
    }

    /** For people: a line each. */
    String text() {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%s, %s, seed %d, isolation %s%s",
                series.spec().terms().rules().name(),
                Numbers.counted(rows.get(0).games(), "game"),
                series.spec().seed(),
                protection.level(),
                protection.reason().map(why -> " (" + why + ")").orElse("")));
        text.append('\n').append(new Table<>(COLUMNS, rows).text().stripTrailing());
        rows.stream()
                .filter(row -> !row.faults().isEmpty())
                .forEach(row -> text.append("\nfaults of %s: %s".formatted(row.entrant(), faults(row))));
        if (unplayed > 0) {
            text.append("\nnot played: ").append(Numbers.counted(unplayed, "game"));
        }
        return text.append(isInterrupted ? "\ninterrupted" : "").toString();
    }

    private static String bySeat(SeriesTally.Row row) {
        return row.scores().stream().map(Numbers::plain).collect(Collectors.joining(" "));
    }

    private static String faults(SeriesTally.Row row) {
        return row.faults().entrySet().stream()
                .map(fault -> String.format(Locale.ROOT, "%d %s", fault.getValue(), fault.getKey()))
                .collect(Collectors.joining(", "));
    }

    /** For programs. */
    Map<String, Object> json() {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("game", series.spec().terms().rules().name());
        object.put("starts", series.starts());
        object.put("games", rows.get(0).games());
        object.put("seed", "" + series.spec().seed());
        object.put("isolation", protection.level().toString());
        object.put("entrants", rows);
        object.put("unplayed", unplayed);
        object.put("interrupted", isInterrupted);
        return object;
    }
}
