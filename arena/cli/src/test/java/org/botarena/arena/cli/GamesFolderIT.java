package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.botarena.arena.cli.RanAssertions.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.testjars.TestGames;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A game in a jar: found in games/ by default, and kept by the tournament. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class GamesFolderIT {
    private static final String GAME = TestGames.DOTS_AND_BOXES.game();

    @TempDir
    Path folder;

    private Workplace work;

    @BeforeEach
    void aGameIsInTheGamesFolder() throws Exception {
        work = new Workplace(folder);
        TestGames.DOTS_AND_BOXES.into(Files.createDirectory(folder.resolve("games")));
    }

    private void play() throws Exception {
        Ran ran = work.run("random", "flat:rounds=3", "--game", GAME, "--out", "cup");
        assertEquals(0, ran.code(), ran::toString);
        Files.move(folder.resolve("games"), folder.resolve("elsewhere"));
    }

    private Ran asAnother(String... command) throws Exception {
        return work.shell()
                .with("XDG_CONFIG_HOME", folder.resolve("another").toString())
                .run(Workplace.command(command));
    }

    @Test
    void aGameInTheFolderIsKnownEverywhere() throws Exception {
        assertSays(work.arena("games").out(), GAME);
        assertEquals(0, work.arena("moves", GAME).code());
        assertEquals(
                0,
                work.arena(
                                "run",
                                "random",
                                "greedy",
                                "--pairs",
                                "1",
                                "--move-time",
                                "100ms",
                                "--game",
                                "reversi:size=4",
                                "--out",
                                "reversi")
                        .code());
        assertFalse(Files.exists(folder.resolve("reversi/jars/games")), "the game does not come from a jar");
    }

    @Test
    void theTournamentKeepsItsGame() throws Exception {
        play();
        String id = Files.readString(folder.resolve("cup/games.jsonl")).replaceFirst("(?s)\\{\"id\":\"(.*?)\".*", "$1");
        for (List<String> command : List.of(
                List.of("status", "cup"),
                List.of("verify", "cup"),
                List.of("report", "cup", "--out", "tables"),
                List.of("replay", "cup", id),
                List.of("resume", "cup"),
                List.of("rerun", "cup", id),
                List.of("ask", "random", "--record", "cup", id, "--ply", "0"))) {
            Ran ran = work.arena(command.toArray(String[]::new));
            assertEquals(0, ran.code(), () -> command + ": " + ran);
        }
    }

    @Test
    void theGameOfAnotherUsersFolderIsCodeThatTheUserMustTrust() throws Exception {
        play();
        assertFails(1, asAnother("status", "cup"), "was not begun by your arena", "--games cup/jars/games");
        assertEquals(0, asAnother("status", "cup", "--games", "cup/jars/games").code());
        FileUtils.copyDirectory(
                folder.resolve("elsewhere").toFile(), folder.resolve("games").toFile());
        TestGames.TRICKS.into(folder.resolve("games"));
        Ran same = asAnother("status", "cup");
        assertEquals(0, same.code(), same::toString);
    }

    @Test
    void aReplacedJarIsNotLoaded() throws Exception {
        play();
        Path kept = folder.resolve("cup/jars/games");
        FileUtils.cleanDirectory(kept.toFile());
        TestGames.TRICKS.into(kept);
        assertFails(1, work.arena("status", "cup"), "has other jars with games", "whose code would run in the arena");
    }

    @Test
    void aProjectForItHasItNextToIt() throws Exception {
        Ran made = work.arena("new-agent", "boxer", "--game", GAME);
        assertEquals(0, made.code(), made::toString);
        Path project = folder.resolve("boxer");
        assertTrue(Files.readString(project.resolve("README.md")).contains("Its jar is in `games/`"));
        Shell inProject = Shell.in(project)
                .with("BOTARENA_CACHE", Workplace.CACHE.toString())
                .with("BOTARENA_JAVA_OPTIONS", Workplace.QUICKLY);
        Ran built = inProject.run(Workplace.command("build", "."));
        assertSays(built.out(), "plays " + GAME);
        assertEquals(0, inProject.run(Workplace.command("try", ".")).code());
    }
}
