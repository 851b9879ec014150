package org.botarena.arena.cli.series;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Numbers;
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
    private static final int LONGEST_NAME = 40;

    /** The exit code. */
    int code() {
        return isInterrupted ? Interruption.EXIT_CODE : unplayed > 0 ? 1 : 0;
    }

    /** For people: a line each. */
    String text() {
        int name = rows.stream()
                .mapToInt(row -> Columns.width(Columns.visible(row.entrant())))
                .max()
                .orElseThrow();
        int columns = Math.min(LONGEST_NAME, Math.max(name, "entrant".length()));
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%s, %s, seed %d, isolation %s%s",
                series.spec().terms().rules().name(),
                Numbers.counted(rows.get(0).games(), "game"),
                series.spec().seed(),
                protection.level(),
                protection.reason().map(why -> " (" + why + ")").orElse("")));
        text.append("\nplace  %s   score  won  shared  by seat".formatted(Columns.left("entrant", columns)));
        for (SeriesTally.Row row : rows) {
            text.append(String.format(
                    Locale.ROOT,
                    "\n%5d  %s  %6s  %3d  %6d  %s",
                    row.place(),
                    Columns.left(Columns.visible(row.entrant()), columns),
                    Numbers.plain(row.score()),
                    row.won(),
                    row.shared(),
                    row.scores().stream().map(Numbers::plain).collect(Collectors.joining(" "))));
        }
        rows.stream()
                .filter(row -> !row.faults().isEmpty())
                .forEach(row -> text.append("\nfaults of %s: %s".formatted(row.entrant(), faults(row))));
        if (unplayed > 0) {
            text.append("\nnot played: ").append(Numbers.counted(unplayed, "game"));
        }
        return text.append(isInterrupted ? "\ninterrupted" : "").toString();
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
