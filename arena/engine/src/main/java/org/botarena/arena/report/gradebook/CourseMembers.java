package org.botarena.arena.report.gradebook;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.report.gradebook.CourseList.Column;
import org.botarena.arena.roster.profile.AuthorsFile.Person;

/**
 * Finds the lines of a list for an author of hand-ins: a person's one, a team's all. Immutable.
 *
 * @param authors who is behind which entrant; it counts before all that can be guessed
 */
record CourseMembers(CourseList list, Map<String, List<Person>> authors) {
    /** As course platforms' folders are called: a name, and the platform's number. */
    private static final Pattern NUMBERED = Pattern.compile("(.+)_([0-9]{1,9})");

    /**
     * The lines of those who handed in under this name; several lines of one name are nobody's.
     *
     * @param author the folder's name, as the entrant is called
     */
    List<Integer> of(String author) {
        List<Person> named = authors.getOrDefault(author, List.of());
        if (!named.isEmpty()) {
            return named.stream()
                    .flatMap(person -> of(person).stream())
                    .distinct()
                    .toList();
        }
        Matcher numbered = NUMBERED.matcher(author);
        boolean hasNumber = numbered.matches();
        String name = hasNumber ? numbered.group(1) : author;
        List<Integer> numbers = hasNumber
                ? lines(line -> list.number(line).isPresent()
                        && list.number(line).getAsInt() == Integer.parseInt(numbered.group(2)))
                : List.of();
        List<Integer> sure =
                numbers.stream().filter(line -> isSame(list.name(line), name)).toList();
        return Stream.of(
                        sure,
                        single(lines(line -> isSame(list.name(line), name))),
                        single(lines(line -> isSame(list.value(line, Column.EMAIL), author)
                                || isSame(list.value(line, Column.EMAIL).replaceFirst("@.*", ""), author))),
                        single(lines(line -> isSame(list.value(line, Column.ID), author))),
                        lines(line -> isIn(list.value(line, Column.GROUPS), name)),
                        single(numbers))
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private List<Integer> of(Person person) {
        return Stream.of(
                        single(lines(line -> isSame(list.value(line, Column.EMAIL), person.email()))),
                        single(lines(line -> isSame(list.value(line, Column.ID), person.id())
                                || (list.number(line).isPresent()
                                        && person.id()
                                                .equals("" + list.number(line).getAsInt())))),
                        single(lines(line -> isSame(list.name(line), person.name()))))
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private List<Integer> lines(IntPredicate meant) {
        return list.people().filter(meant).boxed().collect(Collectors.toList());
    }

    private static List<Integer> single(List<Integer> found) {
        return found.size() == 1 ? found : List.of();
    }

    private static boolean isIn(String groups, String name) {
        return Arrays.stream(groups.split("[,;]")).anyMatch(group -> isSame(group, name));
    }

    private static boolean isSame(String one, String other) {
        return !one.isBlank() && normal(one).equals(normal(other));
    }

    private static String normal(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFC)
                .replaceAll("[\\s_]+", " ")
                .strip()
                .toLowerCase(Locale.ROOT);
    }
}
