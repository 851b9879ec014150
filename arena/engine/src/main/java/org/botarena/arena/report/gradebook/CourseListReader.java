package org.botarena.arena.report.gradebook;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.report.gradebook.CourseList.Column;

/** Takes a list of people apart, as RFC 4180 has it, and keeps every character. One thread. */
final class CourseListReader {
    private final Path file;
    private final String text;

    CourseListReader(Path file, String text) {
        this.file = file;
        this.text = text;
    }

    CourseList read() {
        String heading = text.lines().findFirst().orElse("");
        char separator = heading.contains("\t") ? '\t' : count(heading, ';') > count(heading, ',') ? ';' : ',';
        List<List<String>> lines = new ArrayList<>();
        List<String> ends = new ArrayList<>();
        List<String> fields = new ArrayList<>();
        int from = 0;
        boolean isQuoted = false;
        for (int at = 0; at <= text.length(); at++) {
            char next = at == text.length() ? '\n' : text.charAt(at);
            if (at < text.length() && next == '"') {
                isQuoted = !isQuoted;
            } else if (next == separator && !isQuoted) {
                fields.add(text.substring(from, at));
                from = at + 1;
            } else if (next == '\n' && (!isQuoted || at == text.length())) {
                boolean hasReturn = at > from && text.charAt(at - 1) == '\r';
                fields.add(text.substring(from, hasReturn ? at - 1 : at));
                if (at < text.length() || fields.size() > 1 || !fields.get(0).isEmpty()) {
                    lines.add(List.copyOf(fields));
                    ends.add(at == text.length() ? "" : hasReturn ? "\r\n" : "\n");
                }
                fields.clear();
                from = at + 1;
            }
        }
        if (isQuoted) {
            throw wrong("a quote is not closed");
        }
        return new CourseList(file, separator, lines, ends, columns(lines));
    }

    private Map<Column, Integer> columns(List<List<String>> lines) {
        Map<Column, Integer> columns = new EnumMap<>(Column.class);
        List<String> headings = lines.isEmpty() ? List.of() : lines.get(0);
        for (int i = 0; i < headings.size(); i++) {
            int at = i;
            CourseList.column(CourseList.plain(headings.get(i))).ifPresent(column -> columns.putIfAbsent(column, at));
        }
        boolean hasName = columns.containsKey(Column.NAME)
                || (columns.containsKey(Column.FIRST_NAME) && columns.containsKey(Column.LAST_NAME));
        if (!hasName) {
            throw wrong("there is no column 'Full name', 'Nom complet', or first and last name; its headings are '%s'"
                    .formatted(ForeignFile.clipped(String.join(", ", headings))));
        }
        return columns;
    }

    private static long count(String heading, char separator) {
        return heading.chars().filter(each -> each == separator).count();
    }

    private IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(
                "%s: %s. Give Moodle's grading worksheet or its list of participants, as CSV".formatted(file, what));
    }
}
