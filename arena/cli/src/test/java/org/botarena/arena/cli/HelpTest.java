package org.botarena.arena.cli;

import static org.botarena.arena.cli.Typed.arena;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.botarena.arena.venue.Installation;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The help of every command fits a terminal of 80 columns and 24 lines, and each option is understandable on its own.
 */
class HelpTest {
    private static final int COLUMNS = 80;
    private static final int LINES = 24;

    /** Words that cannot begin a description, because its subject would be missing. */
    private static final Set<String> WITHOUT_SUBJECT = Set.of(
            "of",
            "by",
            "for",
            "from",
            "in",
            "on",
            "at",
            "as",
            "with",
            "without",
            "to",
            "the same",
            "what",
            "who",
            "which",
            "whose",
            "where",
            "when",
            "how",
            "if",
            "also",
            "so",
            "it",
            "this",
            "that",
            "they",
            "them",
            "be",
            "by default");

    private static final Map<String, Pattern> EXAMPLE_OF_LABEL = Map.of(
            "SPAN", Pattern.compile("such as [0-9.]+(ms|s|m|h)\\b"),
            "SIZE", Pattern.compile("such as [0-9]+[mg]\\b"),
            "HOURS", Pattern.compile("such as 18:00-08:00"));

    /** Short names, which have the same meaning in every command. */
    private static final Map<String, String> SHORT = Map.of("--jobs", "-j", "--out", "-o", "--quiet", "-q");

    private final CommandLine arena = Arena.commandLine(
            new Installation(Path.of("no-installation"), Path.of("no-agents")),
            new PrintWriter(new StringWriter()),
            new PrintWriter(new StringWriter()));

    @Test
    void theArenaWithoutACommandListsAllCommandsOnOneScreen() {
        String alone = arena().out();
        assertEquals(2, arena().code());
        assertEquals(arena("--help").out(), alone);
        assertEquals(0, arena("--help").code());
        assertTrue(alone.lines().count() <= LINES, alone);
        assertFits(alone);
        for (String command : arena.getSubcommands().keySet()) {
            assertTrue(
                    Pattern.compile("\\b%s\\b".formatted(command))
                            .matcher(alone)
                            .find(),
                    command + alone);
        }
        assertFalse(alone.contains("Further commands"), alone);
    }

    @Test
    void everyPartOfAHelpFitsAScreen() {
        for (String command : arena.getSubcommands().keySet()) {
            String help = arena(command, "--help").out();
            assertFits(help);
            for (String part : help.split("\n\n", -1)) {
                assertTrue(part.lines().count() <= LINES, command + ": " + part);
            }
        }
    }

    @Test
    void theOptionsOfRunAreUnderHeadings() {
        String help = arena("run", "--help").out();
        for (String heading :
                List.of("Who plays", "What is played", "How", "When it ends", "Output", "Cluster", "Rarely needed")) {
            assertTrue(help.contains("\n\n" + heading + "\n"), help);
        }
        String first = help.substring(0, help.indexOf("\n\n"));
        assertEquals(Set.of("--help"), new HashSet<>(named(first)), first);
        assertTrue(help.contains("Examples: arena run"), help);
    }

    private static List<String> named(String help) {
        return Pattern.compile("(?m)^ .{5}(--[a-z-]+)")
                .matcher(help)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @Test
    void everyDescriptionHasASubjectOrAVerb() {
        List<String> faults = new ArrayList<>();
        for (CommandLine command : commands()) {
            String name = command.getCommandName();
            String told =
                    String.join(" ", command.getCommandSpec().usageMessage().description());
            faults.addAll(faults(name, told));
            for (ArgSpec each : arguments(command)) {
                String description = String.join(" ", each.description());
                faults.addAll(faults(name + " " + each.paramLabel() + " " + label(each), description));
                Pattern example = EXAMPLE_OF_LABEL.get(each.paramLabel());
                if (example != null && !example.matcher(description).find()) {
                    faults.add("%s %s gives no example of %s: %s"
                            .formatted(name, label(each), each.paramLabel(), description));
                }
            }
        }
        assertEquals(List.of(), faults);
    }

    private static List<String> faults(String of, String description) {
        List<String> faults = new ArrayList<>();
        if (!description.matches("(?s)[A-Z].*[.)]")) {
            faults.add("%s: not a sentence: '%s'".formatted(of, description));
        }
        String start = description.toLowerCase(java.util.Locale.ROOT);
        WITHOUT_SUBJECT.stream()
                .filter(word -> start.startsWith(word + " "))
                .forEach(word -> faults.add("%s starts with '%s': %s".formatted(of, word, description)));
        if (description.contains(".md") || description.contains(".html")) {
            faults.add("%s names a file that is called otherwise elsewhere: %s".formatted(of, description));
        }
        return faults;
    }

    /** Without a suffix: the sources contain Markdown, an installation HTML. */
    @Test
    void everyPageThatAHelpNamesExists() {
        Path pages = Path.of(System.getProperty("arena.sources"), "arena/docs");
        Set<String> named = new TreeSet<>();
        for (String command : arena.getSubcommands().keySet()) {
            Pattern.compile("docs/([a-z-]+)")
                    .matcher(arena(command, "--help").out().replaceAll("\\s+", " "))
                    .results()
                    .forEach(page -> named.add(page.group(1)));
        }
        assertTrue(named.containsAll(List.of("cluster", "live-api", "lines")), named::toString);
        for (String page : named) {
            assertTrue(Files.exists(pages.resolve(page + ".md")), page);
        }
    }

    @Test
    void aCheckOfDescriptionsFindsOneWithoutASubject() {
        assertEquals(
                1,
                faults("--cores", "Of the machine; as on this machine by default.")
                        .size());
        assertEquals(1, faults("--json", "").size());
        assertEquals(
                1, faults("--cluster", "Cluster to play on (docs/cluster.md).").size());
    }

    @Test
    void everyCommandHasATitleThatFitsTheList() {
        for (CommandLine command : commands()) {
            String title =
                    String.join(" ", command.getCommandSpec().usageMessage().header());
            assertTrue(title.matches("[A-Z][^.]{5,26}"), command.getCommandName() + ": " + title);
        }
    }

    @Test
    void anOptionHasTheSameShortNameEverywhere() {
        for (CommandLine command : commands()) {
            for (OptionSpec option : command.getCommandSpec().options()) {
                String shortName = SHORT.get(option.longestName());
                if (shortName != null) {
                    assertTrue(Arrays.asList(option.names()).contains(shortName), command.getCommandName());
                }
            }
        }
    }

    /** Names that had several meanings, or differed from another by one letter. */
    @Test
    void anOptionHasOneMeaning() {
        Map<String, Set<String>> users = new HashMap<>();
        for (CommandLine command : commands()) {
            command.getCommandSpec()
                    .options()
                    .forEach(option -> users.computeIfAbsent(option.longestName(), name -> new TreeSet<>())
                            .add(command.getCommandName()));
        }
        assertEquals(Set.of("new-agent"), users.get("--language"));
        assertEquals(Set.of("run"), users.get("--against"));
        assertEquals(Set.of("run"), users.get("--top-seeds"));
        for (String gone : List.of("--seeds", "--seeded", "--of", "--in", "--from")) {
            assertFalse(users.containsKey(gone), gone);
        }
    }

    private static void assertFits(String help) {
        help.lines().forEach(line -> assertTrue(line.length() <= COLUMNS, line));
    }

    private List<CommandLine> commands() {
        return List.copyOf(arena.getSubcommands().values());
    }

    private static List<ArgSpec> arguments(CommandLine command) {
        return command.getCommandSpec().args().stream()
                .filter(each -> !each.hidden())
                .toList();
    }

    private static String label(ArgSpec each) {
        return each instanceof OptionSpec option ? option.longestName() : "argument";
    }
}
