package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.botarena.arena.cli.RanAssertions.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.laws.GameLaws;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The project of a game builds without Maven, obeys the laws, and can be played. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class NewGameIT {
    @TempDir
    Path folder;

    private Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
    }

    @Test
    void aNewProjectBuildsObeysTheLawsAndIsPlayed() throws Exception {
        assertSays(work.done("new-game", "Twenty one!").out(), "made       twenty-one", "TwentyOneGame.java");
        assertSays(
                work.done("build", "twenty-one").out(),
                "game      twenty-one: ",
                "packed    twenty-one/target/twenty-one.jar");
        GameLaws.of(GameJars.in(folder.resolve("twenty-one/target")).games().parse("twenty-one"))
                .check(100, 1);
        String[] moves = {"moves", "twenty-one", "--games", "twenty-one/target", "--play", "1 2 3"};
        assertSays(work.done(moves).out(), "6 of 21", "position  6 1");
        Files.createDirectory(folder.resolve("games"));
        Files.copy(
                folder.resolve("twenty-one/target/twenty-one.jar"),
                folder.resolve("games/twenty-one.jar"),
                StandardCopyOption.REPLACE_EXISTING);
        work.done("run", "random", "flat:rounds=3", "--game", "twenty-one", "--out", "cup");
        assertEquals(2, Files.readAllLines(folder.resolve("cup/games.jsonl")).size());
    }

    @Test
    void itsProjectHasEverythingThatAGameNeeds() throws Exception {
        work.done("new-game", "nim");
        for (String file : List.of(
                "README.md",
                "GAME.md",
                "pom.xml",
                "mvnw",
                "src/main/java/games/nim/NimGame.java",
                "src/main/java/games/nim/NimGameRules.java",
                "src/main/java/games/nim/NimGameType.java",
                "src/test/java/games/nim/NimGameTest.java",
                "src/main/resources/META-INF/services/org.botarena.api.GameType")) {
            assertTrue(Files.isRegularFile(folder.resolve("nim").resolve(file)), file);
        }
        String readme = Files.readString(folder.resolve("nim/README.md"));
        for (String line :
                readme.lines().filter(each -> each.startsWith("    arena ")).toList()) {
            Ran ran = Shell.in(folder.resolve("nim"))
                    .with("BOTARENA_CACHE", Workplace.CACHE.toString())
                    .with("PATH", Assembled.home().resolve("bin") + ":" + System.getenv("PATH"))
                    .script(line.strip());
            assertEquals(0, ran.code(), () -> line + ran);
        }
    }

    @Test
    void anImpossibleNameOfAGameIsRefused() throws Exception {
        assertFails(2, work.arena("new-game", "21"), "begins with a letter");
        assertFails(2, work.arena("new-game", "Reversi"), "the arena has a game called reversi");
        work.done("new-game", "nim");
        assertFails(1, work.arena("new-game", "nim"), "there is already");
    }
}
