package org.botarena.arena.serve.hosting.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A table as spreadsheets and course platforms write it (RFC 4180; commas, semicolons or tabs): a header and a row for each person.
 * Immutable.
 *
 * @param separator between two fields
 * @param rows with the header, which is the first
 */
public record Sheet(char separator, List<List<String>> rows) {
    private static final Set<String> EMAIL = Set.of("email", "email address", "e-mail", "adresse de courriel");
    private static final Set<String> ID =
            Set.of("id", "id number", "identifier", "identifiant", "numéro d'identification");
    private static final Set<String> NAME = Set.of("name", "full name", "nom complet", "nom");
    private static final Set<String> GRADE = Set.of("grade", "note", "score", "points");

    /** Copies the rows. */
    public Sheet {
        rows = rows.stream().map(List::copyOf).toList();
    }

    /**
     * Reads one.
     *
     * @throws IllegalArgumentException if it is none, saying what is wrong
     */
    public static Sheet parse(String text) {
        String clean = text.startsWith("\uFEFF") ? text.substring(1) : text;
        String header = clean.lines().findFirst().orElse("");
        char separator = header.contains(";") ? ';' : header.contains("\t") ? '\t' : ',';
        List<List<String>> rows = rows(clean, separator);
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("the table is empty: its first row names the columns");
        }
        return new Sheet(separator, rows);
    }

    private static List<List<String>> rows(String text, char separator) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean isQuoted = false;
        for (int i = 0; i < text.length(); i++) {
            char next = text.charAt(i);
            if (isQuoted && next == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"') {
                field.append(next);
                i++;
            } else if (next == '"') {
                isQuoted = !isQuoted;
            } else if (isQuoted || (next != separator && next != '\n' && next != '\r')) {
                field.append(next);
            } else if (next == separator) {
                row.add(take(field));
            } else if (next == '\n') {
                row.add(take(field));
                add(rows, row);
                row = new ArrayList<>();
            }
        }
        if (isQuoted) {
            throw new IllegalArgumentException("a quote of the table is not closed");
        }
        row.add(take(field));
        add(rows, row);
        return rows;
    }

    private static String take(StringBuilder field) {
        String text = field.toString().strip();
        field.setLength(0);
        return text;
    }

    private static void add(List<List<String>> rows, List<String> row) {
        if (row.stream().anyMatch(field -> !field.isEmpty())) {
            rows.add(row);
        }
    }

    private OptionalInt column(Set<String> names) {
        List<String> header = rows.get(0);
        for (int i = 0; i < header.size(); i++) {
            if (names.contains(header.get(i).toLowerCase(Locale.ROOT))) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    private String field(List<String> row, Set<String> names) {
        OptionalInt column = column(names);
        return column.isPresent() && column.getAsInt() < row.size() ? row.get(column.getAsInt()) : "";
    }

    /** Somebody whom a row names. */
    public record Named(String name, String email, String id) {}

    /**
     * Whom the rows name.
     *
     * @throws IllegalArgumentException if there is no column of names
     */
    public List<Named> persons() {
        if (column(NAME).isEmpty()) {
            throw new IllegalArgumentException(
                    "the table has no column 'name': it has %s".formatted(String.join(", ", rows.get(0))));
        }
        return rows.stream()
                .skip(1)
                .map(row -> new Named(field(row, NAME), field(row, EMAIL), field(row, ID)))
                .toList();
    }

    /** What is written into the row of a person. */
    public interface Grades {
        /** Empty: the field stays as it is. */
        String of(Named person);
    }

    /**
     * The same with a column filled in.
     *
     * @throws IllegalArgumentException if there is no column for grades
     */
    public Sheet graded(Grades grades) {
        int column = column(GRADE)
                .orElseThrow(() -> new IllegalArgumentException(
                        "the table has no column 'Grade': it has %s".formatted(String.join(", ", rows.get(0)))));
        List<Named> persons = persons();
        List<List<String>> filled = new ArrayList<>();
        filled.add(rows.get(0));
        for (int i = 1; i < rows.size(); i++) {
            List<String> row = new ArrayList<>(rows.get(i));
            String grade = grades.of(persons.get(i - 1));
            while (row.size() <= column) {
                row.add("");
            }
            if (!grade.isEmpty()) {
                row.set(column, grade);
            }
            filled.add(row);
        }
        return new Sheet(separator, filled);
    }

    /** As a file. */
    public String text() {
        return rows.stream()
                .map(row -> row.stream().map(this::quoted).collect(Collectors.joining(String.valueOf(separator))))
                .collect(Collectors.joining("\r\n", "", "\r\n"));
    }

    private String quoted(String field) {
        boolean isPlain = field.chars().noneMatch(sign -> sign == separator || sign == '"' || sign == '\n');
        return isPlain ? field : '"' + field.replace("\"", "\"\"") + '"';
    }
}
