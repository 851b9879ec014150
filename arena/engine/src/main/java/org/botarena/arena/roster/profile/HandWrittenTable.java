package org.botarena.arena.roster.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.sheet.Sheet;

/** Reads tables written by an organizer or a spreadsheet, separated by commas, semicolons or tabs. */
final class HandWrittenTable {
    /** The key under which each line has its number in the file, from 1. */
    static final String NUMBER = "#";

    private HandWrittenTable() {}

    /**
     * Reads the lines, each by column; missing cells are empty.
     *
     * @param columns the columns that are allowed
     * @param needed the column that every line must have
     * @throws IllegalArgumentException if it is malformed; the message names file, line, fault and remedy
     */
    static List<Map<String, String>> read(Path file, List<String> columns, String needed) {
        try {
            return parse(ForeignFile.text(file, ForeignFile.WRITTEN_BY_HAND), columns, needed);
        } catch (IOException e) {
            throw new IllegalArgumentException("%s cannot be read: %s".formatted(file, ForeignFile.why(e)), e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(file + ", " + e.getMessage(), e);
        }
    }

    private static List<Map<String, String>> parse(String text, List<String> known, String needed) {
        Sheet sheet = Sheet.parse(text);
        List<String> columns = sheet.rows().get(0).fields().stream()
                .map(column -> column.toLowerCase(Locale.ROOT))
                .toList();
        if (!columns.contains(needed) || !known.containsAll(columns)) {
            throw wrong(
                    1,
                    "the columns must be %s (%s, and any of the others); there is '%s'"
                            .formatted(
                                    String.join(",", known),
                                    needed,
                                    ForeignFile.clipped(
                                            String.join(",", sheet.rows().get(0).fields()))));
        }
        List<Map<String, String>> lines = new ArrayList<>();
        for (Sheet.Row row : sheet.rows().subList(1, sheet.rows().size())) {
            if (!row.isBlank()) {
                Map<String, String> line = line(columns, row);
                known.forEach(column -> line.putIfAbsent(column, ""));
                if (line.get(needed).isEmpty()) {
                    throw wrong(row.line(), "the %s is missing".formatted(needed));
                }
                lines.add(line);
            }
        }
        return lines;
    }

    private static Map<String, String> line(List<String> columns, Sheet.Row row) {
        List<String> fields = row.fields();
        if (fields.size() > columns.size()) {
            throw wrong(row.line(), fields.size() + " fields under " + columns.size() + " columns");
        }
        Map<String, String> line = new HashMap<>();
        line.put(NUMBER, "" + row.line());
        for (int i = 0; i < fields.size(); i++) {
            line.put(columns.get(i), VisibleText.isBlank(fields.get(i)) ? "" : fields.get(i));
        }
        return line;
    }

    private static IllegalArgumentException wrong(int line, String what) {
        return new IllegalArgumentException("line " + line + ": " + what);
    }
}
