package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.testjars.TestGames;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Follows the page on adding a game, step by step, and then plays the game. */
@DisabledOnOs(OS.WINDOWS)
class AddAGameIT {
    private static final List<String> FILES =
            List.of("DotsAndBoxes", "DotsAndBoxesRules", "DotsAndBoxesType", "DotsAndBoxesTest");

    /** The name of the class that new-game creates. */
    private static final String TYPE = "DotsAndBoxesGame";

    @TempDir
    Path folder;

    @Test
    void thePageHasAtMostTenSteps() throws IOException {
        long steps = Pattern.compile("(?m)^\\*\\*[0-9]+[.] ")
                .matcher(page())
                .results()
                .count();
        assertEquals(10, steps);
    }

    @Test
    void everyExcerptOfThePageIsInAFileOfTheGame() throws IOException {
        List<String> files = files();
        for (String excerpt : blocks("java")) {
            assertTrue(files.stream().anyMatch(file -> file.contains(excerpt)), () -> "in no file:\n" + excerpt);
        }
    }

    /** The files in the repository, with the names that the project gives them. */
    private static List<String> files() {
        return FILES.stream()
                .map(TestGames.DOTS_AND_BOXES::source)
                .map(source -> source.replace("org.example", "games").replace("DotsAndBoxes", TYPE))
                .toList();
    }

    @Tag("slow")
    @Test
    void thePageLeadsToAGameThatCanBePlayed() throws Exception {
        Newcomer newcomer = Newcomer.settle("add-a-game");
        List<String> commands = blocks("sh");
        Ran begun = run(newcomer, commands.get(0));
        assertTrue(begun.out().contains("6 of 21"), begun::toString);
        write(newcomer.root().resolve("dotsandboxes"));
        run(newcomer, commands.get(1));
        Ran played = run(newcomer, commands.get(2));
        assertTrue(played.out().contains("dotsandboxes"), played::toString);
        assertTrue(played.out().contains("boxes 0:1"), played::toString);
        try (Stream<Path> results = Files.list(newcomer.root().resolve("results"))) {
            Path games = results.findFirst().orElseThrow().resolve("games.jsonl");
            assertEquals(6, Files.readAllLines(games).size());
        }
    }

    /** Puts the repository's files and the page of the game into the project. */
    private static void write(Path project) throws IOException {
        for (String block : files()) {
            String name = block.replaceFirst("(?s).*?(?:class|record) (\\w+).*", "$1");
            String sources = name.endsWith("Test") ? "src/test/java" : "src/main/java";
            replace(project.resolve(sources).resolve("games/dotsandboxes/" + name + ".java"), block);
        }
        replace(project.resolve("GAME.md"), blocks("markdown").get(0));
    }

    private static void replace(Path file, String text) throws IOException {
        assertTrue(Files.isRegularFile(file), file + " is a file of the project");
        Files.writeString(file, text);
    }

    private static Ran run(Newcomer newcomer, String block) throws Exception {
        Ran ran = newcomer.in(newcomer.root()).script("set -e\n" + block);
        assertEquals(0, ran.code(), () -> block + ran);
        return ran;
    }

    @Tag("slow")
    @Test
    void chanceTeamsAndHiddenHandsArePlayedFromTheCommandLine() throws Exception {
        Path games = Files.createDirectory(folder.resolve("games"));
        for (TestGames game : TestGames.values()) {
            game.into(games);
        }
        Workplace work = new Workplace(folder);
        for (TestGames game : TestGames.values()) {
            String out = "out-" + game.game();
            Ran ran = work.arena(
                    "run",
                    "random",
                    "flat:rounds=3",
                    "uct:simulations=30",
                    "--game",
                    game.game(),
                    "--games",
                    "games",
                    "--out",
                    out);
            assertEquals(0, ran.code(), ran::toString);
            String results = Files.readString(folder.resolve(out).resolve("results.json"));
            assertEquals(
                    6, new ObjectMapper().readTree(results).at("/games/played").asInt(), results);
            assertEquals(
                    0,
                    Pattern.compile("\"faults\" : \\{ *[^} ]")
                            .matcher(results)
                            .results()
                            .count(),
                    results);
        }
    }

    @Tag("slow")
    @Test
    void aJarForAnAddedGameCanBeCheckedAskedAndMatched() throws Exception {
        Path games = Files.createDirectory(folder.resolve("games"));
        TestGames.TRICKS.into(games);
        Workplace work = new Workplace(folder);
        work.agent("low", "return game.position().moves()[0];");
        Ran checked = work.arena("check", "agents/low.jar", "--game", "tricks", "--games", "games");
        assertEquals(0, checked.code(), checked::toString);
        assertTrue(checked.out().contains("tricks as player 0 against random"), checked::toString);
        assertTrue(checked.out().contains("tricks as player 1 against random"), checked::toString);
        assertEquals(
                2,
                checked.out()
                        .lines()
                        .filter(line -> line.contains("against random"))
                        .count());
        Ran asked = work.arena(
                "ask", "low", "--game", "tricks", "--games", "games", "--position", "k03k04k05|?|?|? - - 0 0");
        assertTrue(asked.out().startsWith("k03"), asked::toString);
        Ran matched = work.arena(
                "match",
                "low",
                "uct:simulations=20",
                "--game",
                "tricks",
                "--games",
                "games",
                "--pairs",
                "2",
                "--seed",
                "5");
        assertEquals(0, matched.code(), matched::toString);
        assertTrue(matched.out().contains("tricks, 4 games, seed 5"), matched::toString);
        assertTrue(matched.out().contains("low against uct:simulations=20: +"), matched::toString);
    }

    private static String page() throws IOException {
        return Files.readString(Assembled.sources().resolve("arena/docs/first-game.md"));
    }

    private static List<String> blocks(String language) throws IOException {
        return Pattern.compile("(?ms)^```(\\w*)\n(.*?)^```$")
                .matcher(page())
                .results()
                .filter(block -> block.group(1).equals(language))
                .map(block -> block.group(2))
                .toList();
    }
}
