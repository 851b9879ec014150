package org.botarena.arena.roster.profile;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.botarena.arena.files.ForeignFile;

/**
 * {@code entrants.csv}: a header {@code file,name,group,ranked} and a line for each entrant, with commas, semicolons or
 * tabs, as spreadsheets write it. Immutable.
 *
 * @param lines in the order of the file
 */
record EntrantsFile(List<Line> lines) {
    private static final List<String> COLUMNS = List.of("file", "name", "group", "ranked");
    private static final Set<String> YES = Set.of("", "yes", "true", "1", "ja", "oui", "x");
    private static final Set<String> NO = Set.of("no", "false", "0", "nein", "non");

    EntrantsFile {
        lines = List.copyOf(lines);
    }

    /**
     * A line.
     *
     * @param number in the file, from 1
     * @param file the jar's, with or without its folder and ending, or the entrant's usual name
     * @param name to show; empty: the usual one
     * @param group empty: none
     * @param isRanked whether it has a place
     */
    record Line(int number, String file, String name, String group, boolean isRanked) {}

    /**
     * Reads the file.
     *
     * @throws IllegalArgumentException naming file and line, what is wrong and what to do
     */
    static EntrantsFile read(Path file) {
        try {
            return parse(ForeignFile.text(file, ForeignFile.WRITTEN_BY_HAND));
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException(file + " is not UTF-8: save it as \"CSV UTF-8\"", e);
        } catch (IOException e) {
            throw new IllegalArgumentException("%s cannot be read: %s".formatted(file, ForeignFile.why(e)), e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(file + ", " + e.getMessage(), e);
        }
    }

    private static EntrantsFile parse(String text) {
        List<String> rows =
                (text.startsWith("\uFEFF") ? text.substring(1) : text).lines().toList();
        String header = rows.isEmpty() ? "" : rows.get(0);
        char separator = header.contains(";") ? ';' : header.contains("\t") ? '\t' : ',';
        List<String> columns = fields(1, header, separator).stream()
                .map(column -> column.toLowerCase(Locale.ROOT))
                .toList();
        if (!columns.contains("file") || !COLUMNS.containsAll(columns)) {
            throw new IllegalArgumentException(
                    "line 1: the columns must be file,name,group,ranked (file, and any of the others); there is '%s'"
                            .formatted(ForeignFile.clipped(header)));
        }
        List<Line> lines = new ArrayList<>();
        for (int i = 1; i < rows.size(); i++) {
            if (!rows.get(i).isBlank()) {
                lines.add(line(i + 1, columns, fields(i + 1, rows.get(i), separator)));
            }
        }
        return new EntrantsFile(lines);
    }

    private static Line line(int number, List<String> columns, List<String> fields) {
        if (fields.size() > columns.size()) {
            throw wrong(number, "%d fields under %d columns".formatted(fields.size(), columns.size()));
        }
        Map<String, String> row = new HashMap<>();
        for (int i = 0; i < fields.size(); i++) {
            row.put(columns.get(i), fields.get(i));
        }
        String ranked = row.getOrDefault("ranked", "").toLowerCase(Locale.ROOT);
        if (!YES.contains(ranked) && !NO.contains(ranked)) {
            throw wrong(number, "ranked is '%s': write yes or no".formatted(ForeignFile.clipped(ranked)));
        }
        if (row.getOrDefault("file", "").isEmpty()) {
            throw wrong(number, "the file is missing");
        }
        return new Line(
                number,
                row.get("file"),
                row.getOrDefault("name", ""),
                row.getOrDefault("group", ""),
                YES.contains(ranked));
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
        return new IllegalArgumentException("line %d: %s".formatted(line, what));
    }
}
