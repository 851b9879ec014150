package org.botarena.arena.process.jvm;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.io.FileUtils;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.testjars.TestGames;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games in separate jars. */
class GameJarsTest {
    private static final String SERVICE = "META-INF/services/" + GameType.class.getName();

    @TempDir
    Path folder;

    @Test
    void theGamesOfAFolderAreAddedToTheInstalledOnes() {
        TestGames.RACE.into(folder);
        TestGames.TRICKS.into(folder);
        List<String> names =
                GameJars.in(folder).games().all().stream().map(GameType::name).toList();
        assertAll(
                () -> assertTrue(names.containsAll(List.of("race", "reversi", "tictactoe", "tricks")), names::toString),
                () -> assertEquals(Games.installed().all().size() + 2, names.size()),
                () -> assertEquals(
                        "race:target=9",
                        GameJars.in(folder).games().parse("race:target=9").name()));
    }

    @Test
    void theirContentHasAHash() {
        TestGames.RACE.into(folder);
        String one = GameJars.in(folder).digest();
        TestGames.TRICKS.into(folder);
        assertNotEquals(one, GameJars.in(folder).digest());
        assertEquals("", GameJars.none().digest());
    }

    @Test
    void aFolderWithoutGamesIsRejectedWithTheReason() throws IOException {
        assertRefused(folder.resolve("nowhere"), "there is no folder");
        assertRefused(folder, "there is no jar in");
        Path damaged = Files.writeString(folder.resolve("game.jar"), "not a jar");
        assertRefused(folder, "game.jar is not a jar");
        Files.delete(damaged);
        TestJars.jar("tools").source("p.A", "package p; public class A {}").into(folder);
        assertRefused(folder, "holds a game", SERVICE);
    }

    @Test
    void anUnloadableGameIsRejectedWithItsMissingDependency() {
        TestJars.jar("broken").entry(SERVICE, "org.example.Gone\n").into(folder);
        assertRefused(folder, "cannot be loaded", "org.example.Gone", "public");
    }

    @Test
    void twoGamesOfTheSameNameAreRejectedWithBothPlaces() {
        String source = TestGames.RACE.source("RaceType").replace("\"race\"", "\"reversi\"");
        TestJars.jar("false")
                .source("org.example.race.Race", TestGames.RACE.source("Race"))
                .source("org.example.race.RaceRules", TestGames.RACE.source("RaceRules"))
                .source("org.example.race.RaceType", source)
                .entry(SERVICE, "org.example.race.RaceType\n")
                .into(folder);
        assertRefused(folder, "two games are called reversi", "false.jar", "RaceType", "ReversiType");
    }

    private static void assertRefused(Path where, String... says) {
        String message = assertThrows(IllegalArgumentException.class, () -> GameJars.in(where))
                .getMessage();
        for (String words : says) {
            assertTrue(message.contains(words), message);
        }
    }

    /** A class path that extends the one of the archive keeps the archive. */
    @Test
    void aHostWithAdditionalGamesStillStartsFromTheArchive() throws Exception {
        TestGames.RACE.into(folder);
        Path open = OpenFolder.temporary("botarena-games-");
        try {
            HostRuntime plain = HostRuntime.in(open.resolve("cache"), Jdk.running(), Machine.here());
            HostRuntime runtime = plain.with(GameJars.in(folder), open);
            assertTrue(plain.command(64, "no.jar", "tictactoe").stream()
                    .anyMatch(word -> word.startsWith("-XX:SharedArchiveFile")));
            List<String> command = new ArrayList<>(runtime.command(64, "no.jar", "race"));
            command.add(1, "-Xlog:class+load:file=" + open.resolve("loaded.txt"));
            command.removeIf(word -> word.equals("-Xlog:disable"));
            Process host = new ProcessBuilder(command).redirectErrorStream(true).start();
            host.getOutputStream().close();
            try (InputStream said = host.getInputStream()) {
                String text = new String(said.readAllBytes(), StandardCharsets.UTF_8);
                assertFalse(text.contains("no game 'race'"), text);
            }
            host.waitFor();
            String loaded = Files.readString(open.resolve("loaded.txt"));
            assertAll(
                    () -> assertTrue(
                            loaded.lines()
                                    .anyMatch(line -> line.contains("org.botarena.host.Host ")
                                            && line.contains("shared objects file (top)")),
                            "the host's own class is not from the archive"),
                    () -> assertEquals(
                            List.of(),
                            loaded.lines()
                                    .filter(line -> line.matches(".* org[.]botarena[.].*Lambda.*"))
                                    .toList(),
                            "the first lambdas cost a new JVM 16 ms of CPU time"),
                    () -> assertTrue(
                            loaded.lines().anyMatch(line -> line.contains("org.example.race.RaceRules ")),
                            "the game was not loaded"));
        } finally {
            FileUtils.deleteDirectory(open.toFile());
        }
    }
}
