package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertUsage;
import static org.botarena.arena.cli.Typed.arena;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.botarena.arena.venue.Installation;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** A wrong command line is answered in the arena's words: the error, its place, and what to type. */
class UsageTextTest {
    /** Phrases that picocli generates. */
    private static final Pattern PICOCLI = Pattern.compile(
            "(?i)positional parameter|missing required|mandatory parameters?|Expected parameter|unmatched argument|unknown option"
                    + "|should be specified|Invalid value for|expected only one match|mutually exclusive|only \\d+ were specified"
                    + "|is not an? (int|long|double|boolean)|could not convert|cannot convert|java\\.|picocli");

    @Test
    void aMatchNeedsTwoEntrants() {
        assertUsage(
                arena("match", "random"), "match needs SECOND: type arena match FIRST SECOND; you gave only 'random'");
        assertUsage(arena("match"), "match needs FIRST and SECOND: type arena match FIRST SECOND");
        assertUsage(arena("match", "one", "two", "three"), "'three' is one argument too many");
        assertUsage(arena("series", "one"), "series needs at least 2 of ENTRANT: type arena series ENTRANT ENTRANT...");
    }

    @Test
    void aResultsFolderIsNamed() {
        assertUsage(arena("report"), "report needs DIR: type arena report DIR; ", "results/");
        assertUsage(arena("serve"), "serve needs DIR: type arena serve DIR; ", "results/");
    }

    @Test
    void anEventIsNamed() {
        assertUsage(arena("host"), "host needs EVENT: type arena host EVENT");
    }

    @Test
    void anOptionSaysWhatItNeeds() {
        assertUsage(arena("run", "--out"), "--out needs a value: --out=DIR");
        assertUsage(arena("run", "--pairs", "--jobs", "2"), "--pairs needs a value: --pairs=N");
        assertUsage(arena("serve", "x", "--tls", "a"), "--tls needs a value: --tls CHAIN KEY");
        assertUsage(arena("plan"), "plan needs --entrants=N. Number of entrants.");
        assertUsage(arena("explain", "x", "0", "--ply", "3"), "explain needs --junit=FILE. File or folder");
        assertUsage(arena("games", "--json=maybe"), "--json takes no value: leave the value out");
        assertUsage(arena("perft", "reversi", "three"), "DEPTH wants a whole number, got 'three'");
        assertUsage(arena("serve", "x", "--port", "70000"), "--port is 70000: it must be from 0 to 65535");
    }

    @Test
    void mutuallyExclusiveOptionsAreNamed() {
        assertUsage(
                arena("explain", "x", "0", "--seat", "1", "--all"), "--seat and --all exclude each other: give one");
        assertUsage(
                arena("ask", "random", "--game", "reversi", "--record", "x", "0"),
                "--game and --record exclude each other: give one");
        assertUsage(arena("perft", "reversi", "3", "--position", "a", "--position", "b"), "--position is given twice");
    }

    @Test
    void noCommandAnswersInTheWordsOfTheLibrary() {
        StringWriter err = new StringWriter();
        CommandLine arena = Arena.commandLine(
                new Installation(Path.of("no-installation"), Path.of("no-agents")),
                new PrintWriter(new StringWriter()),
                new PrintWriter(err, true));
        List<String> raw = new ArrayList<>();
        int tried = 0;
        for (CommandLine command : arena.getSubcommands().values()) {
            for (List<String> wrong : wrong(command)) {
                List<String> words = new ArrayList<>(List.of(command.getCommandName()));
                words.addAll(wrong);
                int code = arena.execute(words.toArray(String[]::new));
                String told = err.toString();
                err.getBuffer().setLength(0);
                assertEquals(2, code, words + told);
                assertTrue(told.contains("Try 'arena"), words + told);
                if (PICOCLI.matcher(told).find()) {
                    raw.add(words + " " + told);
                }
                tried++;
            }
        }
        assertEquals(List.of(), raw);
        assertTrue(tried > 300, "only " + tried);
    }

    /**
     * Wrong command lines for each command: an unknown option, a missing or superfluous value, and superfluous
     * arguments.
     */
    private static List<List<String>> wrong(CommandLine command) {
        List<List<String>> wrong = new ArrayList<>(List.of(List.of("--no-such-option"), List.of("--7")));
        boolean isForMany = command.getCommandSpec().positionalParameters().stream()
                .anyMatch(each -> each.arity().max() > 9);
        if (!isForMany) {
            wrong.add(List.of("1", "2", "3", "4", "5", "6", "7", "8", "9"));
        }
        boolean needsArguments =
                command.getCommandSpec().positionalParameters().stream().anyMatch(each -> each.required());
        if (needsArguments) {
            wrong.add(List.of());
        }
        for (OptionSpec option : command.getCommandSpec().options()) {
            if (option.arity().max() == 0) {
                wrong.add(List.of(option.longestName() + "=maybe"));
            } else if (option.arity().min() > 0) {
                wrong.add(List.of(option.longestName()));
                wrong.add(List.of(option.longestName(), "--help"));
            }
            if (option.type() == int.class || option.type() == Integer.class || option.type() == long.class) {
                wrong.add(List.of(option.longestName() + "=many"));
            }
        }
        return wrong;
    }

    @Test
    void thePatternMatchesTheLibrary() {
        for (String raw : List.of(
                "Missing required parameter: 'DIR'",
                "positional parameter at index 0..* (ENTRANT) requires at least 2 values, but only 1 were specified: [random]",
                "Expected parameter 2 (of 2 mandatory parameters) for option '--tls' but found '--sprt'",
                "option '--seed' (S) should be specified only once",
                "Invalid value for option '--json': 'maybe' is not a boolean")) {
            assertTrue(PICOCLI.matcher(raw).find(), raw);
        }
        assertFalse(PICOCLI.matcher("match needs SECOND: type arena match FIRST SECOND")
                .find());
    }
}
