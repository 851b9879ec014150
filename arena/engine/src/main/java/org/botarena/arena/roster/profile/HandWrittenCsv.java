package org.botarena.arena.roster.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.botarena.arena.files.ForeignFile;

/** A table that an organizer writes, with commas, semicolons or tabs, as spreadsheets write it. */
final class HandWrittenCsv {
    /** The key of a line's number in the file, from 1. */
    static final String NUMBER = "#";

    private HandWrittenCsv() {}

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
        List<String> rows = text.lines().toList();
        String header = rows.isEmpty() ? "" : rows.get(0);
        char separator = header.contains(";") ? ';' : header.contains("\t") ? '\t' : ',';
        List<String> columns = fields(1, header, separator).stream()
                .map(column -> column.toLowerCase(Locale.ROOT))
                .toList();
        if (!columns.contains(needed) || !known.containsAll(columns)) {
            throw new IllegalArgumentException(
                    "line 1: the columns must be %s (%s, and any of the others); there is '%s'"
                            .formatted(String.join(",", known), needed, ForeignFile.clipped(header)));
        }
        List<Map<String, String>> lines = new ArrayList<>();
        for (int i = 1; i < rows.size(); i++) {
            if (!rows.get(i).isBlank()) {
                Map<String, String> line = line(i + 1, columns, fields(i + 1, rows.get(i), separator));
                known.forEach(column -> line.putIfAbsent(column, ""));
                if (line.get(needed).isEmpty()) {
                    throw wrong(i + 1, "the %s is missing".formatted(needed));
                }
                lines.add(line);
            }
        }
        return lines;
    }

    private static Map<String, String> line(int number, List<String> columns, List<String> fields) {
        if (fields.size() > columns.size()) {
            throw wrong(
                    number, String.format(Locale.ROOT, "%d fields under %d columns", fields.size(), columns.size()));
        }
        Map<String, String> row = new HashMap<>();
        row.put(NUMBER, "" + number);
        for (int i = 0; i < fields.size(); i++) {
            row.put(columns.get(i), fields.get(i));
        }
        return row;
    }

    /** A line's fields, each without blanks around it; quotes as RFC 4180 has them, but within the line. */
    private static List<String> fields(int number, String row, char separator) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean isQuoted = false;
        for (int i = 0; i < row.length(); i++) {
            char next = row.charAt(i);
            if (isQuoted && next == '"' && i + 1 < row.length() && row.charAt(i + 1) == '"') {
                field.append(next);
                i++;
            } else if (next == '"') {
                isQuoted = !isQuoted;
            } else if (next == separator && !isQuoted) {
                fields.add(field.toString().strip());
                field.setLength(0);
            } else {
                field.append(next);
            }
        }
        if (isQuoted) {
            throw wrong(number, "a quote is not closed");
        }
        fields.add(field.toString().strip());
        return fields;
    }

    private static IllegalArgumentException wrong(int line, String what) {
        return new IllegalArgumentException(String.format(Locale.ROOT, "line %d: %s", line, what));
    }
}
