package org.botarena.arena.report.gradebook;

import java.io.IOException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.files.ForeignText;

/**
 * A course platform's list of people: Moodle's grading worksheet, or its list of participants, with English or French
 * headings. Every field is kept as it was written, so that the file can be given back with nothing changed but the grades.
 * Immutable.
 *
 * @param file where it lies, for messages
 * @param separator between fields
 * @param lines the fields of each line as they stand, the heading's first
 * @param ends what ends each line
 * @param columns where the columns are that are known
 */
record CourseList(
        Path file, char separator, List<List<String>> lines, List<String> ends, Map<Column, Integer> columns) {
    private static final int MOST_BYTES = 16 << 20;
    private static final String SEAM = "|";
    private static final String MARK = "\uFEFF";

    /** A column that is known, by its headings in English and French. */
    enum Column {
        IDENTIFIER("identifier", "identifiant"),
        ID("id number", "idnumber", "student id", "numéro d'identification", "numéro d’identification"),
        NAME("full name", "name", "nom complet"),
        FIRST_NAME("first name", "prénom"),
        LAST_NAME("last name", "surname", "nom de famille", "nom"),
        EMAIL("email address", "email", "e-mail", "adresse de courriel", "adresse e-mail", "courriel"),
        GROUPS("groups", "group", "groupes", "groupe"),
        GRADE("grade", "note"),
        MOST("maximum grade", "note maximale");

        private final String headings;

        Column(String... headings) {
            this.headings = SEAM + String.join(SEAM, headings) + SEAM;
        }
    }

    CourseList {
        lines = List.copyOf(lines);
        ends = List.copyOf(ends);
        columns = Map.copyOf(columns);
    }

    /**
     * Reads one.
     *
     * @throws IllegalArgumentException naming the file, what is wrong and what to do
     */
    static CourseList read(Path file) {
        try {
            ForeignText read = ForeignFile.read(file, MOST_BYTES);
            return new CourseListReader(file, (read.isMarked() ? MARK : "") + read.text()).read();
        } catch (IOException e) {
            throw new IllegalArgumentException("%s cannot be read: %s".formatted(file, ForeignFile.why(e)), e);
        }
    }

    /** The column of a heading; empty: another one. */
    static Optional<Column> column(String heading) {
        String plain = Normalizer.normalize(heading, Normalizer.Form.NFC)
                .replace(MARK, "")
                .strip()
                .toLowerCase(Locale.ROOT);
        return Arrays.stream(Column.values())
                .filter(column -> column.headings.contains(SEAM + plain + SEAM))
                .findFirst();
    }

    /** The lines of people, from 1. */
    IntStream people() {
        return IntStream.range(1, lines.size()).filter(line -> lines.get(line).size() > 1);
    }

    /** What a line has in a column, without its quotes; empty: nothing, or there is no such column. */
    String value(int line, Column column) {
        Integer at = columns.get(column);
        List<String> fields = lines.get(line);
        return at == null || at >= fields.size() ? "" : plain(fields.get(at)).strip();
    }

    /** Who a line is about. */
    String name(int line) {
        String whole = value(line, Column.NAME);
        return whole.isEmpty() ? (value(line, Column.FIRST_NAME) + " " + value(line, Column.LAST_NAME)).strip() : whole;
    }

    /** The number in the platform's own name of a line, {@code Participant 77}; empty: there is none. */
    OptionalInt number(int line) {
        String digits = value(line, Column.IDENTIFIER).replaceAll("[^0-9]", "");
        return digits.isEmpty() || digits.length() > 9 ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(digits));
    }

    /** The best grade that a line allows; empty: it does not say. */
    OptionalDouble most(int line) {
        String text = value(line, Column.MOST).replace(',', '.');
        return text.matches("[0-9]{1,6}([.][0-9]{1,6})?")
                ? OptionalDouble.of(Double.parseDouble(text))
                : OptionalDouble.empty();
    }

    /** Whether decimals have a comma in it: as its grades show, else as its separator does. */
    private boolean hasDecimalCommas() {
        return people().mapToObj(line -> value(line, Column.MOST) + " " + value(line, Column.GRADE))
                .filter(text -> text.matches(".*[0-9][.,][0-9].*"))
                .findFirst()
                .map(text -> text.matches(".*[0-9],[0-9].*"))
                .orElse(separator == ';');
    }

    /** The same file with these grades, by line; a list without a column for them gets one at its end. */
    String with(Map<Integer, Double> grades) {
        StringBuilder text = new StringBuilder();
        int at = columns.getOrDefault(Column.GRADE, lines.get(0).size());
        for (int line = 0; line < lines.size(); line++) {
            List<String> fields = new ArrayList<>(lines.get(line));
            if (fields.size() > 1) {
                while (fields.size() <= at) {
                    fields.add(line == 0 ? heading() : "");
                }
                if (grades.containsKey(line)) {
                    fields.set(at, written(grades.get(line)));
                }
            }
            text.append(String.join("" + separator, fields)).append(ends.get(line));
        }
        return text.toString();
    }

    private String heading() {
        boolean isFrench = lines.get(0).stream()
                .map(CourseList::plain)
                .anyMatch(
                        heading -> heading.toLowerCase(Locale.ROOT).matches(".*(nom|courriel|identifi(ant|cation)).*"));
        return isFrench ? "Note" : "Grade";
    }

    private String written(double grade) {
        String number = String.format(Locale.ROOT, "%.2f", grade);
        String local = hasDecimalCommas() ? number.replace('.', ',') : number;
        return local.indexOf(separator) >= 0 ? '"' + local + '"' : local;
    }

    /** A field without its quotes. */
    static String plain(String field) {
        String whole = field.replace(MARK, "");
        return whole.length() >= 2 && whole.startsWith("\"") && whole.endsWith("\"")
                ? whole.substring(1, whole.length() - 1).replace("\"\"", "\"")
                : whole;
    }
}
