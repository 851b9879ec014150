package org.botarena.arena.report.gradebook;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.files.ForeignText;
import org.botarena.arena.text.sheet.Sheet;

/**
 * A course platform's list of people: Moodle's grading worksheet, with names or anonymous, or a list of
 * participants, in any language. The arena returns it with only the grades changed. Immutable.
 */
public final class CourseSheet {
    private static final String MARK = "\uFEFF";
    private static final int MOST_BYTES = 16 << 20;
    private static final Pattern LAST_NUMBER = Pattern.compile("(\\p{Nd}{1,9})\\P{Nd}*$");
    private static final Pattern POINTS = Pattern.compile("[0-9]{1,6}([.][0-9]{1,6})?");

    private static final Set<String> YES = Set.of(
            "yes", "oui", "ja", "sì", "sí", "si", "sim", "tak", "ano", "áno", "da", "да", "так", "igen", "evet",
            "kyllä", "jah", "jā", "taip", "bai", "ναι", "はい", "是", "예", "네", "نعم", "כן", "có", "ya");
    private static final Set<String> NO = Set.of(
            "no", "non", "nein", "nee", "não", "nie", "ne", "nej", "nei", "нет", "не", "ні", "nem", "hayır", "ei", "nē",
            "nu", "ez", "όχι", "いいえ", "否", "아니오", "아니요", "لا", "לא", "không", "tidak");

    private final Sheet sheet;
    private final Map<Column, Integer> columns;
    private final List<Member> members;

    private CourseSheet(Sheet sheet, ColumnNames named) {
        this.sheet = sheet;
        this.columns = SheetShape.of(sheet).columns(named.in(sheet));
        requireColumns();
        this.members = IntStream.range(1, sheet.rows().size())
                .mapToObj(this::member)
                .flatMap(Optional::stream)
                .toList();
    }

    /**
     * A person in the list.
     *
     * @param row in the sheet
     * @param name empty in an anonymous list
     * @param turned the name with the last name first, or empty if the list has one name column
     * @param identifier as the platform writes it: {@code Participant 77}
     * @param number its number
     * @param id the school's number
     * @param groups that the person is a member of
     * @param team with which the person submits, or empty if they submit without one
     */
    public record Member(
            int row,
            PersonName name,
            PersonName turned,
            String shown,
            OptionalInt number,
            String identifier,
            String id,
            String email,
            List<PersonName> groups,
            String team) {
        public Member {
            groups = List.copyOf(groups);
        }

        boolean isCalled(PersonName other) {
            return !other.isEmpty() && (name.equals(other) || turned.equals(other));
        }

        /** Whether both names have the same words, in any order. */
        boolean isLike(PersonName other) {
            return !other.isEmpty() && name.sorted().equals(other.sorted());
        }

        /** The person as the organizer knows them. */
        public String text() {
            return Stream.of(shown, identifier, email, id)
                    .filter(text -> !text.isEmpty())
                    .findFirst()
                    .orElse("");
        }
    }

    /**
     * Reads a file.
     *
     * @throws IllegalArgumentException naming the file, the error and what to do
     */
    static CourseSheet read(Path file, ColumnNames named) {
        try {
            ForeignText read = ForeignFile.read(file, MOST_BYTES);
            boolean isMarked = read.isMarked() || !read.charset().equals(StandardCharsets.UTF_8);
            return parse((isMarked ? MARK : "") + read.text(), named); // the list is returned in UTF-8
        } catch (IOException e) {
            throw new IllegalArgumentException("%s cannot be read: %s".formatted(file, ForeignFile.why(e)), e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("%s: %s".formatted(file, e.getMessage()), e);
        }
    }

    /**
     * Parses a text.
     *
     * @throws IllegalArgumentException with the error and what to do
     */
    public static CourseSheet parse(String text, ColumnNames named) {
        return new CourseSheet(Sheet.parse(text), named);
    }

    private void requireColumns() {
        boolean isKnown = Stream.of(Column.IDENTIFIER, Column.ID, Column.NAME, Column.LAST, Column.EMAIL)
                .anyMatch(columns::containsKey);
        if (!isKnown) {
            throw wrong("no column tells who is meant, as 'Identifier', 'Full name' or 'Email address' do");
        }
        if (columns.containsKey(Column.IDENTIFIER) && !columns.containsKey(Column.GRADE)) {
            throw wrong("the column of the grades is not known");
        }
    }

    private IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(
                ("%s; its headings are '%s'. Give Moodle's grading worksheet or its list of participants as CSV, or name the"
                                + " columns: --columns name=HEADING,grade=HEADING (of %s)")
                        .formatted(
                                what,
                                ForeignFile.clipped(
                                        String.join(", ", sheet.rows().get(0).fields())),
                                Column.words()));
    }

    private Optional<Member> member(int row) {
        String first = value(row, Column.FIRST);
        String last = value(row, Column.LAST);
        String whole = value(row, Column.NAME);
        String name = whole.isEmpty() ? (first + " " + last).strip() : whole;
        String identifier = value(row, Column.IDENTIFIER);
        Member member = new Member(
                row,
                PersonName.of(name),
                PersonName.of(whole.isEmpty() ? last + " " + first : ""),
                name,
                number(identifier),
                identifier,
                value(row, Column.ID),
                value(row, Column.EMAIL),
                Arrays.stream(value(row, Column.GROUP).split("[,;]", -1))
                        .map(PersonName::of)
                        .filter(group -> !group.isEmpty())
                        .toList(),
                value(row, Column.TEAM));
        return Optional.of(member).filter(known -> !known.text().isEmpty());
    }

    private static OptionalInt number(String identifier) {
        Matcher number = LAST_NUMBER.matcher(identifier);
        return number.find() ? OptionalInt.of(Integer.parseInt(number.group(1))) : OptionalInt.empty();
    }

    private String value(int row, Column column) {
        Integer at = columns.get(column);
        return at == null ? "" : sheet.rows().get(row).field(at);
    }

    /** The people, in the order of the list. */
    public List<Member> members() {
        return members;
    }

    /** The best grade that a person can get, or empty if the list does not say. */
    OptionalDouble most(Member member) {
        String most = value(member.row, Column.MOST).replace(',', '.');
        return POINTS.matcher(most).matches() ? OptionalDouble.of(Double.parseDouble(most)) : OptionalDouble.empty();
    }

    /** Why the platform takes no grade in points for a person, or empty if it takes one. */
    Optional<String> closed(Member member) {
        String most = value(member.row, Column.MOST);
        String changeable = value(member.row, Column.CHANGEABLE);
        if (!most.isEmpty() && most(member).isEmpty()) {
            return Optional.of("the list has a scale (%s) and takes no points".formatted(most));
        }
        return mayChange(changeable)
                ? Optional.empty()
                : Optional.of("the list says that this grade cannot be changed (%s)".formatted(changeable));
    }

    /**
     * Whether the answer means yes. If one of two words is known, the other is its opposite; two unknown words mean
     * nothing.
     */
    private boolean mayChange(String answer) {
        String word = answer.toLowerCase(Locale.ROOT);
        if (word.isEmpty() || YES.contains(word)) {
            return true;
        }
        if (NO.contains(word)) {
            return false;
        }
        List<String> others = members.stream()
                .map(member -> value(member.row, Column.CHANGEABLE).toLowerCase(Locale.ROOT))
                .filter(other -> !other.isEmpty() && !other.equals(word))
                .distinct()
                .toList();
        return others.isEmpty() || NO.containsAll(others);
    }

    /** The list with these grades, by row; a list without a grade column gets one at the end. */
    String with(Map<Integer, Double> grades) {
        Sheet filled = sheet;
        int column = columns.getOrDefault(Column.GRADE, widest());
        if (!columns.containsKey(Column.GRADE)) {
            List<Integer> rows = new ArrayList<>(List.of(0));
            members.forEach(member -> rows.add(member.row));
            for (int row : rows) {
                filled = filled.with(row, column, row == 0 ? heading() : "");
            }
        }
        for (Map.Entry<Integer, Double> grade : grades.entrySet()) {
            filled = filled.with(grade.getKey(), column, written(grade.getValue()));
        }
        return filled.text();
    }

    private String heading() {
        boolean isFrench = sheet.rows().get(0).fields().stream()
                .map(field -> field.toLowerCase(Locale.ROOT))
                .anyMatch(field -> field.matches(".*(prénom|nom complet|nom de famille|courriel|identifiant).*"));
        return isFrench ? "Note" : "Grade";
    }

    private int widest() {
        return sheet.rows().stream().mapToInt(row -> row.fields().size()).max().orElse(0);
    }

    private String written(double grade) {
        String number = String.format(Locale.ROOT, "%.2f", grade);
        return hasDecimalCommas() ? number.replace('.', ',') : number;
    }

    /** Whether decimals have a comma: taken from the list's grades, else from its separator. */
    private boolean hasDecimalCommas() {
        return members.stream()
                .map(member -> value(member.row, Column.MOST) + " " + value(member.row, Column.GRADE))
                .filter(text -> text.matches(".*[0-9][.,][0-9].*"))
                .findFirst()
                .map(text -> text.matches(".*[0-9],[0-9].*"))
                .orElse(sheet.separator() == ';');
    }
}
