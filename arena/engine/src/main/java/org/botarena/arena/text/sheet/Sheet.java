package org.botarena.arena.text.sheet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * A table as spreadsheets and course platforms write it: RFC 4180 with commas, semicolons or tabs, and a first row that
 * names the columns. Each row keeps the text it was read from, so that a changed field changes nothing else. Immutable.
 *
 * @param separator between fields
 * @param lead what precedes the first row: a byte order mark, or the line {@code sep=;} of a spreadsheet
 * @param rows the headings first
 */
public record Sheet(char separator, String lead, List<Row> rows) {
    private static final Pattern LEAD = Pattern.compile("\uFEFF?(?:(?i:sep=)([,;\t])\\R)?");
    private static final Pattern LINE_END = Pattern.compile("\\R+\\z");
    private static final List<Character> SEPARATORS = List.of(',', ';', '\t');

    public Sheet {
        rows = List.copyOf(rows);
    }

    /**
     * A row.
     *
     * @param line its first line in the file, from 1
     * @param fields without quotes and surrounding blanks
     * @param text as it is in the file, with the end of its line
     */
    public record Row(int line, List<String> fields, String text) {
        public Row {
            fields = List.copyOf(fields);
        }

        /** Whether no field says anything. */
        public boolean isBlank() {
            return fields.stream().allMatch(String::isEmpty);
        }

        /** The field in a column, or empty if the row is shorter. */
        public String field(int column) {
            return column < fields.size() ? fields.get(column) : "";
        }
    }

    /**
     * Reads a table.
     *
     * @throws IllegalArgumentException if it has no rows or a quote is not closed: the message names the line
     */
    public static Sheet parse(String text) {
        Matcher lead = LEAD.matcher(text);
        String before = lead.lookingAt() ? lead.group() : "";
        String table = text.substring(before.length());
        char separator =
                lead.group(1) == null ? separator(table) : lead.group(1).charAt(0);
        int lines = (int) before.lines().count();
        List<Row> rows = rows(table, separator, before.endsWith("\n") ? lines : 0);
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("line 1: the table is empty; its first row names the columns");
        }
        return new Sheet(separator, before, rows);
    }

    /** A table of these rows. */
    public static String text(char separator, List<List<String>> rows) {
        return rows.stream()
                .map(fields -> fields.stream()
                        .map(field -> quoted(separator, field))
                        .collect(Collectors.joining("" + separator, "", "\r\n")))
                .collect(Collectors.joining());
    }

    private static String quoted(char separator, String field) {
        boolean isPlain = field.chars().noneMatch(sign -> sign == separator || "\"\r\n".indexOf(sign) >= 0);
        return isPlain ? field : format(separator).format(field);
    }

    /** The separator that splits the first row into the most fields. */
    private static char separator(String table) {
        return SEPARATORS.stream()
                .max(Comparator.comparingInt((Character each) -> width(table, each))
                        .thenComparing(each -> -SEPARATORS.indexOf(each)))
                .orElseThrow();
    }

    private static int width(String table, char separator) {
        try (CSVParser parser = CSVParser.parse(table, format(separator))) {
            Iterator<CSVRecord> records = parser.iterator();
            return records.hasNext() ? records.next().size() : 0;
        } catch (IOException | UncheckedIOException e) {
            return 0;
        }
    }

    private static CSVFormat format(char separator) {
        return CSVFormat.DEFAULT
                .builder()
                .setDelimiter(separator)
                .setIgnoreSurroundingSpaces(true)
                .setTrailingData(true)
                .get();
    }

    private static List<Row> rows(String table, char separator, int linesBefore) {
        List<CSVRecord> records = new ArrayList<>();
        long line = 0;
        try (CSVParser parser = CSVParser.parse(table, format(separator))) {
            Iterator<CSVRecord> each = parser.iterator();
            while (each.hasNext()) {
                records.add(each.next());
                line = parser.getCurrentLineNumber();
            }
        } catch (IOException | UncheckedIOException e) {
            throw new IllegalArgumentException("line " + (linesBefore + line + 1) + ": a quote is not closed", e);
        }
        List<Row> rows = new ArrayList<>();
        int at = linesBefore + 1;
        for (int i = 0; i < records.size(); i++) {
            int from = i == 0 ? 0 : (int) records.get(i).getCharacterPosition();
            int to = i + 1 < records.size() ? (int) records.get(i + 1).getCharacterPosition() : table.length();
            String text = table.substring(from, to);
            List<String> fields = records.get(i).stream().map(String::strip).toList();
            rows.add(new Row(at + leadingLines(text), fields, text));
            at += (int) text.chars().filter(character -> character == '\n').count();
        }
        return rows;
    }

    private static int leadingLines(String text) {
        return (int) text.chars()
                .takeWhile(Character::isWhitespace)
                .filter(character -> character == '\n')
                .count();
    }

    /** The same table with another field; a row that is too short gets empty ones before it. */
    public Sheet with(int row, int column, String value) {
        Row old = rows.get(row);
        List<String> fields = new ArrayList<>(old.fields);
        while (fields.size() <= column) {
            fields.add("");
        }
        fields.set(column, value);
        List<Row> all = new ArrayList<>(rows);
        all.set(row, new Row(old.line, fields, changed(old, column, value)));
        return new Sheet(separator, lead, all);
    }

    private String changed(Row row, int column, String value) {
        Matcher lineEnd = LINE_END.matcher(row.text);
        int length = lineEnd.find() ? lineEnd.start() : row.text.length();
        String written = quoted(separator, value);
        if (column >= row.fields.size()) {
            String gap = String.valueOf(separator).repeat(column - row.fields.size() + 1);
            return row.text.substring(0, length) + gap + written + row.text.substring(length);
        }
        List<String> parts = parts(row, row.text.substring(0, length));
        parts.set(column, written);
        return String.join("" + separator, parts) + row.text.substring(length);
    }

    /** The fields with their original quotes and blanks; without them if a field is malformed. */
    private List<String> parts(Row row, String text) {
        List<String> parts = new ArrayList<>();
        int at = 0;
        for (String field : row.fields) {
            String blanks = "[^\\S" + separator + "]*";
            Pattern written = Pattern.compile("%s(?:\"\\s*%s\\s*\"|%s)%s"
                    .formatted(blanks, Pattern.quote(field.replace("\"", "\"\"")), Pattern.quote(field), blanks));
            Matcher part = written.matcher(text).region(at, text.length());
            boolean isLast = parts.size() == row.fields.size() - 1;
            if (!part.lookingAt()
                    || (isLast ? part.end() != text.length() : text.indexOf(separator, part.end()) != part.end())) {
                return row.fields.stream()
                        .map(each -> quoted(separator, each))
                        .collect(Collectors.toCollection(ArrayList::new));
            }
            parts.add(part.group());
            at = part.end() + 1;
        }
        return parts;
    }

    /** The whole table as a file. */
    public String text() {
        return Stream.concat(Stream.of(lead), rows.stream().map(Row::text)).collect(Collectors.joining());
    }
}
