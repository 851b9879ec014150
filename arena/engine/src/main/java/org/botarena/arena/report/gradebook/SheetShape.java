package org.botarena.arena.report.gradebook;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.arena.text.sheet.Sheet;

/**
 * Recognizes the columns of a course's list in any language. Known headings count first; the rest follows from the
 * content of the columns. A grading worksheet has: identifier, name, addresses, status, group, grade, best grade,
 * whether the grade can be changed. A list of participants begins with the names. Immutable.
 *
 * @param people the rows below the headings
 */
record SheetShape(List<String> headings, List<Sheet.Row> people) {
    private static final Pattern NUMBERED = Pattern.compile("(.*[^\\p{Nd}])\\p{Nd}{1,9}");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}([.,][0-9]{1,6})?");
    private static final Pattern GRADE = Pattern.compile("-?|" + NUMBER.pattern());
    private static final Pattern WORDS = Pattern.compile(".*\\p{L}.*", Pattern.DOTALL);
    private static final Pattern EMAIL = Pattern.compile("\\S+@\\S+");
    private static final int LONGEST_ANSWER = 20;

    static SheetShape of(Sheet sheet) {
        List<String> headings = sheet.rows().get(0).fields();
        return new SheetShape(
                headings,
                sheet.rows().stream().skip(1).filter(row -> !row.isBlank()).collect(Collectors.toList()));
    }

    /** The column indexes, from 0. */
    Map<Column, Integer> columns(Map<Column, Integer> named) {
        Map<Column, Integer> columns = new EnumMap<>(named);
        for (int i = 0; i < headings.size(); i++) {
            int at = i;
            Column.of(headings.get(i))
                    .filter(column -> !columns.containsValue(at))
                    .ifPresent(column -> columns.putIfAbsent(column, at));
        }
        boolean isKnown = columns.containsKey(Column.GRADE) && columns.containsKey(Column.MOST);
        OptionalInt grade = isKnown ? OptionalInt.of(columns.get(Column.GRADE)) : worksheet();
        if (grade.isPresent()) {
            columns.putIfAbsent(Column.GRADE, grade.getAsInt());
            columns.putIfAbsent(Column.MOST, grade.getAsInt() + 1);
            free(columns.get(Column.MOST) + 1, columns)
                    .filter(this::isAnswer)
                    .ifPresent(at -> columns.putIfAbsent(Column.CHANGEABLE, at));
            fillWorksheet(columns, columns.get(Column.GRADE));
        }
        boolean hasNames = columns.containsKey(Column.NAME) || columns.containsKey(Column.LAST);
        find(Column.EMAIL, columns, 0, this::isEmail);
        if (!columns.containsKey(Column.GRADE) && !hasNames) {
            fillParticipants(columns);
        }
        return columns;
    }

    /** The column of the grades, if this is a grading worksheet. */
    private OptionalInt worksheet() {
        OptionalInt points = last(this::isPoints);
        return points.isPresent() ? points : last(this::isScale);
    }

    private OptionalInt last(IntPredicate meant) {
        return isIdentifier(0)
                ? IntStream.range(1, headings.size() - 2).filter(meant).max()
                : OptionalInt.empty();
    }

    private boolean isPoints(int grade) {
        return is(grade, GRADE.asMatchPredicate())
                && isOneValue(grade + 1, NUMBER.asMatchPredicate())
                && isAnswer(grade + 2);
    }

    private boolean isScale(int grade) {
        return is(grade, text -> text.length() <= 1 || !text.contains("@"))
                && isOneValue(grade + 1, WORDS.asMatchPredicate())
                && isAnswer(grade + 2);
    }

    private void fillWorksheet(Map<Column, Integer> columns, int grade) {
        boolean isIdentifierFirst = isIdentifier(0) && !columns.containsKey(Column.IDENTIFIER);
        if (isIdentifierFirst && Integer.valueOf(0).equals(columns.getOrDefault(Column.ID, 0))) {
            columns.remove(Column.ID);
            columns.put(Column.IDENTIFIER, 0);
        }
        find(Column.EMAIL, columns, 1, this::isEmail);
        boolean hasNames = columns.containsKey(Column.NAME) || columns.containsKey(Column.LAST);
        if (!hasNames && grade >= 3 && (columns.containsKey(Column.EMAIL) || isDifferent(1))) {
            free(1, columns).ifPresent(at -> columns.put(Column.NAME, at));
        }
        int last =
                IntStream.range(0, grade).filter(columns::containsValue).max().orElse(0);
        if (grade - last == 3) {
            free(grade - 1, columns).ifPresent(at -> columns.putIfAbsent(Column.GROUP, at));
        }
    }

    private void fillParticipants(Map<Column, Integer> columns) {
        if (columns.containsKey(Column.EMAIL) || columns.containsKey(Column.IDENTIFIER)) {
            List<Integer> names = IntStream.range(0, Math.min(2, headings.size()))
                    .filter(at -> !columns.containsValue(at) && isName(at))
                    .boxed()
                    .toList();
            if (names.size() == 1) {
                columns.put(Column.NAME, names.get(0));
            } else if (names.size() == 2) {
                columns.put(Column.FIRST, names.get(0));
                columns.put(Column.LAST, names.get(1));
            }
        }
    }

    private void find(Column column, Map<Column, Integer> columns, int from, Predicate<Integer> isMeant) {
        if (!columns.containsKey(column)) {
            IntStream.range(from, headings.size())
                    .boxed()
                    .filter(at -> !columns.containsValue(at) && isMeant.test(at))
                    .findFirst()
                    .ifPresent(at -> columns.put(column, at));
        }
    }

    private Optional<Integer> free(int at, Map<Column, Integer> columns) {
        return at < headings.size() && !columns.containsValue(at) ? Optional.of(at) : Optional.empty();
    }

    private Stream<String> values(int column) {
        return people.stream().map(row -> row.field(column));
    }

    private boolean is(int column, Predicate<String> meant) {
        return !people.isEmpty() && values(column).allMatch(meant);
    }

    private Set<String> distinct(int column) {
        return values(column).filter(text -> !text.isEmpty()).collect(Collectors.toSet());
    }

    private boolean isOneValue(int column, Predicate<String> meant) {
        return distinct(column).size() == 1 && is(column, meant);
    }

    private boolean isAnswer(int column) {
        return distinct(column).size() <= 2
                && is(column, text -> text.length() <= LONGEST_ANSWER && text.matches("[\\p{L}\\p{M}' ]+"));
    }

    private boolean isEmail(int column) {
        return !distinct(column).isEmpty()
                && values(column).filter(text -> !text.isEmpty()).allMatch(EMAIL.asMatchPredicate());
    }

    private boolean isName(int column) {
        return is(column, text -> text.isEmpty() || (!text.contains("@") && !text.matches(".*\\p{Nd}.*")))
                && values(column).anyMatch(WORDS.asMatchPredicate());
    }

    private boolean isDifferent(int column) {
        return people.size() > 1 && isName(column) && distinct(column).size() > people.size() / 2;
    }

    private boolean isIdentifier(int column) {
        return is(column, NUMBERED.asMatchPredicate())
                && values(column)
                                .map(text -> text.replaceFirst("\\p{Nd}+$", ""))
                                .distinct()
                                .count()
                        == 1;
    }
}
