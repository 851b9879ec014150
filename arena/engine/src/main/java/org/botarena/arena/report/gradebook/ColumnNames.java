package org.botarena.arena.report.gradebook;

import java.util.EnumMap;
import java.util.Map;
import org.botarena.arena.text.sheet.Sheet;

/**
 * The columns that an organizer names: {@code name=Jméno,grade=6}, each by its heading or by its number from 1. Immutable.
 *
 * @param headings by column
 */
public record ColumnNames(Map<Column, String> headings) {
    /** No column is named: each is recognized. */
    public static final ColumnNames NONE = new ColumnNames(Map.of());

    public ColumnNames {
        headings = Map.copyOf(headings);
    }

    /**
     * Parses the option's value.
     *
     * @throws IllegalArgumentException naming the valid words
     */
    public static ColumnNames parse(String typed) {
        Map<Column, String> headings = new EnumMap<>(Column.class);
        for (String each : typed.split(",", -1)) {
            int sign = each.indexOf('=');
            String word = sign < 0 ? each : each.substring(0, sign);
            String heading = sign < 0 ? "" : each.substring(sign + 1).strip();
            if (!each.isBlank()) {
                Column column = Column.named(word)
                        .filter(known -> !heading.isEmpty())
                        .orElseThrow(() -> new IllegalArgumentException(
                                "--columns %s: write COLUMN=HEADING, or COLUMN=NUMBER for its place; a column is one of %s"
                                        .formatted(each.strip(), Column.words())));
                headings.put(column, heading);
            }
        }
        return new ColumnNames(headings);
    }

    /**
     * Where the columns are in a sheet, from 0.
     *
     * @throws IllegalArgumentException if a column is not in the sheet
     */
    Map<Column, Integer> in(Sheet sheet) {
        Sheet.Row header = sheet.rows().get(0);
        Map<Column, Integer> places = new EnumMap<>(Column.class);
        headings.forEach((column, heading) -> places.put(column, place(header, heading)));
        return places;
    }

    private static int place(Sheet.Row header, String heading) {
        for (int i = 0; i < header.fields().size(); i++) {
            if (PersonName.of(header.field(i)).equals(PersonName.of(heading))) {
                return i;
            }
        }
        int number = heading.matches("[1-9][0-9]{0,2}") ? Integer.parseInt(heading) : 0;
        if (number == 0 || number > header.fields().size()) {
            throw new IllegalArgumentException("--columns: there is no column '%s'".formatted(heading));
        }
        return number - 1;
    }
}
