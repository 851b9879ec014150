package org.botarena.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/**
 * No test gets lost when classes move: each test of the list {@code golden/tests.txt} is still there, or the map {@code
 * golden/tests-moved.txt} says where it went. A line of the map is {@code OLD -> NEW}, or {@code OLD -> removed: REASON};
 * OLD and NEW are a class or a {@code class#method}, and a class stands for all its tests of the list. When golden files
 * are written anew, tests that came are entered into the list; what is missing is not taken out.
 */
class TestsOnListTest {
    private static final String LIST = "tests.txt";
    private static final String REMOVED = "removed: ";

    @Test
    void eachTestOfTheListIsThereOrItIsSaidWhereItWent() throws IOException {
        Set<String> tests = TestSources.tests(Golden.SOURCES);
        List<String> list = Golden.lines(LIST);
        assertFalse(list.isEmpty() && !Golden.isWriting(), "the list is empty");
        List<Moved> moved = Golden.lines("tests-moved.txt").stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(Moved::of)
                .toList();
        assertEquals(List.of(), missing(list, moved, tests), "neither there nor in the map");
        assertEquals(
                List.of(),
                moved.stream().filter(move -> !move.leadsTo(tests)).toList(),
                "in the map, and leads nowhere");
        if (Golden.isWriting()) {
            SortedSet<String> all = new TreeSet<>(tests);
            all.addAll(list);
            Golden.assertSame(LIST, String.join("\n", all) + "\n");
        }
    }

    @Test
    void aTestThatIsNeitherThereNorInTheMapIsNamed() {
        Set<String> tests = Set.of("a.OneTest", "a.OneTest#works", "b.NewTest", "b.NewTest#works", "b.NewTest#fails");
        List<String> list = List.of("a.OneTest#works", "a.OldTest", "a.OldTest#works", "a.OldTest#gone");
        assertEquals(List.of("a.OldTest", "a.OldTest#works", "a.OldTest#gone"), missing(list, List.of(), tests));
        List<Moved> byClass = List.of(Moved.of("a.OldTest -> b.NewTest"));
        assertEquals(List.of("a.OldTest#gone"), missing(list, byClass, tests));
        List<Moved> all = new ArrayList<>(byClass);
        all.add(Moved.of("a.OldTest#gone -> b.NewTest#fails"));
        assertEquals(List.of(), missing(list, all, tests));
        assertFalse(Moved.of("a.OldTest#gone -> b.NewTest#nowhere").leadsTo(tests));
    }

    private static List<String> missing(List<String> list, List<Moved> moved, Set<String> tests) {
        Predicate<String> isThere =
                test -> tests.contains(test) || moved.stream().anyMatch(move -> move.explains(test, tests));
        return list.stream().filter(isThere.negate()).toList();
    }

    /** A line of the map. */
    private record Moved(String from, String to) {
        static Moved of(String line) {
            String[] parts = line.split(" -> ", -1);
            if (parts.length != 2 || parts[1].equals(REMOVED)) {
                throw new AssertionError("tests-moved.txt wants OLD -> NEW, or OLD -> removed: REASON: " + line);
            }
            return new Moved(parts[0].strip(), parts[1].strip());
        }

        boolean leadsTo(Set<String> tests) {
            return to.startsWith(REMOVED) || tests.contains(to);
        }

        boolean explains(String test, Set<String> tests) {
            if (test.equals(from)) {
                return leadsTo(tests);
            }
            boolean isOfClass = test.startsWith(from + "#");
            return isOfClass && (to.startsWith(REMOVED) || tests.contains(to + test.substring(from.length())));
        }
    }
}
