package org.botarena.arena.report.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.botarena.arena.text.Csv;
import org.botarena.arena.tournament.standing.Crosstable;

/** The crosstable for a spreadsheet: a line and a column for each entrant, by place; wins, draws and losses. */
public final class CrosstableCsv {
    private CrosstableCsv() {}

    /** The file's text: {@code 3 0 1} in a cell is three wins, no draw, one loss of the line's entrant. */
    public static String of(Crosstable table, Csv csv) {
        List<String> header = new ArrayList<>(List.of("entrant", "points"));
        table.entrants().forEach(entrant -> header.add(Csv.harmless(entrant)));
        return csv.table(header, table.entrants().stream().map(entrant -> line(table, entrant, csv)));
    }

    private static List<String> line(Crosstable table, String entrant, Csv csv) {
        List<String> fields = new ArrayList<>();
        fields.add(Csv.harmless(entrant));
        fields.add(csv.number(table.entrants().stream()
                .mapToDouble(opponent -> table.cell(entrant, opponent).points())
                .sum()));
        for (String opponent : table.entrants()) {
            Crosstable.Cell cell = table.cell(entrant, opponent);
            // Blanks, since 3-0-1 is a date to a spreadsheet.
            fields.add(
                    cell.games() == 0
                            ? ""
                            : String.format(Locale.ROOT, "%d %d %d", cell.wins(), cell.draws(), cell.losses()));
        }
        return fields;
    }
}
