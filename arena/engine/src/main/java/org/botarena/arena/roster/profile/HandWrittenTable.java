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

/** A table that an organizer writes, with commas, semicolons or tabs, as spreadsheets write it. */
final class HandWrittenTable {
    /** The key of a line's number in the file, from 1. */
    static final String NUMBER = "#";

    private HandWrittenTable() {}

    /**
     * Its lines, each by column; what a line does not have is empty.
     *
     * @param columns that there may be
     * @param needed the one that every line has
     * @throws IllegalArgumentException naming file and line, what is wrong and what to do
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
