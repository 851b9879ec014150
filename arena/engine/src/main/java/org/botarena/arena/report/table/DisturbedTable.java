package org.botarena.arena.report.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.botarena.arena.text.Columns;
import org.botarena.arena.tournament.standing.Disturbances;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Standings;

/** What the machine did to the entrants, a line for each to whom it did something. Immutable. */
final class DisturbedTable {
    private static final int WIDTH = 80;
    private static final int LONGEST_NAME = 40;

    private final Standings standings;

    DisturbedTable(Standings standings) {
        this.standings = standings;
    }

    /** The table; empty if the machine did nothing. */
    String text() {
        List<Standing> rows =
                standings.rows().stream().filter(DisturbedTable::isDisturbed).toList();
        if (rows.isEmpty()) {
            return "";
        }
        int name = rows.stream()
                .map(row -> Columns.width(Columns.visible(row.entrant())))
                .max(Integer::compare)
                .orElseThrow();
        int columns = Math.min(LONGEST_NAME, Math.max(name, "by the machine".length()));
        return "\n" + Columns.left("by the machine", columns) + "  excused  disturbed  unplayed\n"
                + rows.stream()
                        .map(row -> String.format(
                                Locale.ROOT,
                                "%s  %7d  %9d  %8d\n",
                                Columns.left(Columns.visible(row.entrant()), columns),
                                row.excused(),
                                row.disturbed(),
                                row.unplayed()))
                        .collect(Collectors.joining());
    }

    private static boolean isDisturbed(Standing row) {
        return row.excused() + row.disturbed() + row.unplayed() > 0;
    }

    /** Who was disturbed more often than the others, in sentences. */
    static String outliers(List<Disturbances.Outlier> outliers) {
        return outliers.stream()
                .map(one -> wrapped(Columns.visible(one.toString())))
                .collect(Collectors.joining());
    }

    private static String wrapped(String sentence) {
        List<String> lines = new ArrayList<>(List.of(""));
        for (String word : sentence.split(" ", -1)) {
            int last = lines.size() - 1;
            String longer = lines.get(last).isEmpty() ? word : lines.get(last) + " " + word;
            if (Columns.width(longer) <= WIDTH) {
                lines.set(last, longer);
            } else {
                lines.add("  " + word);
            }
        }
        return String.join("\n", lines) + "\n";
    }
}
