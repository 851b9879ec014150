package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.cli.CommandBlocks.Answered;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/**
 * Every command in README.md and on the page for contributors works as printed, and README.md shows the output of its
 * tournament; {@code -Dreadme.write=true} updates it.
 */
@DisabledOnOs(OS.WINDOWS)
class ReadmeIT {
    /** It starts this test itself; .ci/run runs it. */
    private static final String LEFT_TO_THE_SCRIPT = "mvn -B verify";

    private static final Path README = Assembled.sources().resolve("README.md");
    private static final int MOST_WORDS = 350;

    /** The end of the progress, the standings and the crosstable of four entrants. */
    private static final Pattern RESULT =
            Pattern.compile("(?m)^(?<end>36 of 36 games.*\n)\n(?<standings> +entrant .*\n(?:\\d .*\n){4})(?:.*\n)*?"
                    + "\n(?<crosstable> +1 +2 +3 +4\n(?:\\d .*\n){4})");

    @Tag("slow")
    @Test
    void everyBlockOfCommandsRunsInTheOrderOfThePage() throws Exception {
        Newcomer newcomer = Newcomer.settle("newcomer");
        List<Answered> all = new ArrayList<>(CommandBlocks.answered("README.md"));
        all.addAll(CommandBlocks.answered("arena/docs/contributing.md"));
        for (Answered block : all) {
            if (!block.command().strip().equals(LEFT_TO_THE_SCRIPT)) {
                Ran ran = newcomer.in(newcomer.root()).script("set -e\nexec 2>&1\n" + block.command());
                assertEquals(0, ran.code(), () -> block + ran.toString());
                if (!block.shown().isEmpty()) {
                    assertShows(block.shown(), ran.out());
                }
            }
        }
        String beginning = CommandBlocks.of("arena/docs/first-agent.md").get(1);
        Ran begun = newcomer.in(newcomer.root())
                .script("PATH=/usr/bin:/bin\n" + beginning + "test \"$(command -v arena)\" = \"$PWD/arena/bin/arena\"");
        assertEquals(0, begun.code(), () -> beginning + begun);
    }

    private static void assertShows(List<String> shown, String printed) throws IOException {
        Matcher result = RESULT.matcher(printed);
        assertTrue(result.find(), printed);
        String excerpt = result.group("end") + result.group("standings") + "\n" + result.group("crosstable");
        if (Boolean.getBoolean("readme.write")) {
            String page = Files.readString(README);
            Files.writeString(
                    README,
                    page.replaceFirst("(?s)```text\n.*?```", Matcher.quoteReplacement("```text\n" + excerpt + "```")));
        } else {
            assertEquals(shapes(excerpt.lines().toList()), shapes(shown));
        }
    }

    /** The lines without parts that vary from run to run: names, numbers and blanks. */
    static List<String> shapes(List<String> lines) {
        return lines.stream()
                .map(line -> line.replaceAll("(uct|flat|greedy|random)", "NAME")
                        .replaceAll("at (least|most) [+-]\\d+|[+-]\\d+ \u00b1 \\d+|unknown", "ELO")
                        .replaceAll("[+-]?[0-9]+(\\.[0-9]+)?", "N")
                        .replaceAll(" +", " ")
                        .replaceAll("(N of N games, )(N min )?N s.*", "$1N s")
                        .strip())
                .toList();
    }

    @Test
    void commandsLeftToTheScriptAreOnThePageAndInTheScript() throws IOException {
        String script = Files.readString(Assembled.sources().resolve(".ci/run"));
        for (String page : List.of("README.md", "arena/docs/contributing.md")) {
            assertTrue(
                    CommandBlocks.of(page).stream()
                            .anyMatch(block -> block.strip().equals(LEFT_TO_THE_SCRIPT)),
                    page);
        }
        assertTrue(script.lines().anyMatch(line -> line.endsWith("\" " + LEFT_TO_THE_SCRIPT)));
    }

    @Test
    void thePageIsShortAndShowsTwelveLines() throws IOException {
        String page = Files.readString(README);
        String prose = page.replaceAll("(?s)```.*?```", " ")
                .replaceAll("\\]\\([^)]*\\)", " ")
                .replaceAll("[^\\p{L}\\p{N}'./%-]+", " ");
        long words = Pattern.compile("\\S*[\\p{L}\\p{N}]\\S*")
                .matcher(prose)
                .results()
                .count();
        assertTrue(words <= MOST_WORDS, words + " words");
        List<Integer> shown = CommandBlocks.answered("README.md").stream()
                .map(block -> block.shown().size())
                .filter(lines -> lines > 0)
                .toList();
        assertEquals(List.of(12), shown);
    }

    @Test
    void everyLinkPointsToAnExistingPage() throws IOException {
        List<String> missing = Pattern.compile("\\]\\(([^):#]+)\\)")
                .matcher(Files.readString(README))
                .results()
                .map((MatchResult link) -> link.group(1))
                .filter(link -> !Files.exists(README.resolveSibling(link)))
                .toList();
        assertEquals(List.of(), missing);
    }
}
