package org.botarena.bench.course;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** The commands that print the course's tables print what the pages show. */
@ResourceLock(Resources.SYSTEM_OUT)
class CourseTablesTest {
    private static final Pattern CELL = Pattern.compile(
            "(?m)^\\| (?:Bordeaux|Sorbonne|Rennes|Sherbrooke|EPFL) \\| .* `((?:arena|[A-Z][A-Za-z]+) [^`]+)` \\|$");
    private static final Path PAGES = Path.of("../docs");

    static List<String> printed(Executable command) {
        PrintStream before = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            assertDoesNotThrow(command);
        } finally {
            System.setOut(before);
        }
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static void assertShown(String page, List<String> printed) throws IOException {
        List<String> lines = Files.readAllLines(PAGES.resolve(page));
        for (String line : printed) {
            assertTrue(lines.contains(line), () -> page + " does not show: " + line);
        }
    }

    @Test
    void theTableOfCallsIsThatOfThePage() throws IOException {
        List<String> printed = printed(() -> Calls.main(new String[] {"6"}));
        assertEquals(2 + 5, printed.size());
        assertShown("algorithms.md", printed);
    }

    @Test
    @Tag("full")
    void theWholeTableOfCallsIsThatOfThePage() throws IOException {
        List<String> printed = printed(() -> Calls.main(new String[0]));
        assertEquals(2 + 8, printed.size());
        assertShown("algorithms.md", printed);
    }

    @Test
    void ultimateOnHexapawnIsThatOfThePage() throws IOException {
        List<String> printed = printed(() -> UltimateOnHexapawn.main(new String[] {"300", "2"}));
        assertEquals(3 + 3 * 2, printed.size());
        assertShown("algorithms.md", printed.subList(1, printed.size()));
    }

    @Test
    @Tag("full")
    void ultimateOnHexapawnAtEveryDepthIsThatOfThePage() throws IOException {
        List<String> printed = printed(() -> UltimateOnHexapawn.main(new String[0]));
        assertEquals(3 + 3 * 4, printed.size());
        assertShown("algorithms.md", printed.subList(1, printed.size()));
    }

    @Test
    void aPartieIsPrintedAsInTheHandOutWithTheCallsOfBoth() {
        assertEquals(
                """
                {'pv': {'a_01': 8, 'b_02': 0, 0: 4, 1: 4},
                 'moves': {'a_01': 60, 'b_02': 0, 0: 28, 1: 32},
                 'avg_victories': {'a_01': 1.0, 'b_02': 0.0, 0: 0.5, 1: 0.5},
                 'avg_moves': {'a_01': 7.5, 'b_02': 0.0, 0: 3.5, 1: 4.0}}
                nbCalls: a_01 18, b_02 15\
                """,
                String.join(
                        "\n",
                        printed(() -> Parties.main(
                                new String[] {"Ultimate:pf=1", "NegAlphaBeta_Memory:pf=1", "matches:n=13"}))));
    }

    @Test
    void whoForgetsCallsMoreOften() {
        String[] remembering = {"NegAlphaBeta:pf=3", "NegAlphaBeta_Memory:pf=3", "hexapawn", "4"};
        String[] forgetting = {"NegAlphaBeta:pf=3", "NegAlphaBeta_Memory:pf=3", "hexapawn", "4", "forget"};
        assertEquals(
                "nbCalls: a_01 312, b_02 49",
                printed(() -> Parties.main(remembering)).get(4));
        assertEquals(
                "nbCalls: a_01 272, b_02 224",
                printed(() -> Parties.main(forgetting)).get(4));
    }

    @Test
    void theTablesOfReversiAreThoseOfThePageAndBothEnginesPlayTheSameGames() throws IOException {
        List<String> printed = withoutTimes(printed(() -> ReversiBots.main(new String[] {"1000", "100"})));
        assertEquals(2 * 4, printed.size());
        List<String> shown = withoutTimes(Files.readAllLines(PAGES.resolve("experiments.md")));
        for (String line : printed) {
            assertTrue(shown.contains(line), () -> "experiments.md does not show: " + line);
        }
        assertEquals(
                printed.subList(4, 8),
                printed.subList(0, 4).stream()
                        .map(line -> line.replace("arrayreversi", "reversi"))
                        .toList());
    }

    private static List<String> withoutTimes(List<String> lines) {
        return lines.stream().map(line -> line.replaceAll(" in [0-9.]+ s$", "")).toList();
    }

    private interface Command {
        void run(String[] arguments) throws IOException;
    }

    /** The commands of the page that are classes here; those that begin with {@code arena} are tried where it is installed. */
    @TestFactory
    Stream<DynamicTest> everyRowOfTheCoursePageRuns() throws IOException {
        Map<String, Command> classes = Map.of(
                "Calls", Calls::main,
                "Parties", Parties::main,
                "ReversiBots", ReversiBots::main,
                "ThinkingTimes", ThinkingTimes::main,
                "UltimateOnHexapawn", UltimateOnHexapawn::main);
        return commands("teach.md").stream()
                .filter(command -> !command.startsWith("arena "))
                .map(command -> DynamicTest.dynamicTest(command, () -> {
                    String[] words = command.split(" ", -1);
                    String[] arguments = Arrays.copyOfRange(words, 1, words.length);
                    assertTrue(
                            printed(() -> classes.get(words[0]).run(arguments)).size() > 2);
                }));
    }

    @Test
    void theFrenchPageHasTheSameCommands() throws IOException {
        assertEquals(commands("teach.md"), commands("teach.fr.md"));
    }

    private static List<String> commands(String page) throws IOException {
        return CELL.matcher(Files.readString(PAGES.resolve(page)))
                .results()
                .map(cell -> cell.group(1))
                .toList();
    }
}
