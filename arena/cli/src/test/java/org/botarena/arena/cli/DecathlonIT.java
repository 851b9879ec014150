package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.botarena.arena.cli.RanAssertions.assertSays;
import static org.botarena.arena.cli.RanAssertions.assertUsage;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Three tournaments in one ranking, by the command on the assembled copy. */
@DisabledOnOs(OS.WINDOWS)
class DecathlonIT {
    @TempDir
    Path folder;

    @Tag("slow")
    @Test
    void theCommandOfThePageRanksTheAuthorsOfThreeGames() throws Exception {
        Workplace work = new Workplace(folder);
        work.twoAgents();
        work.run("random", "first", "last", "--game", "reversi:size=4", "--pairs", "2", "--out", "results/reversi");
        work.run("random", "first", "--game", "hexapawn", "--pairs", "4", "--out", "results/hexapawn");
        work.run("random", "first", "last", "--game", "matches", "--pairs", "4", "--out", "results/matches");
        List<String> commands = CommandBlocks.about("arena decathlon", "arena/docs/files.md");
        assertEquals(1, commands.size());
        String path = Assembled.home().resolve("bin") + ":" + System.getenv("PATH");
        Ran ran = work.shell().with("PATH", path).script(commands.get(0));
        assertEquals(0, ran.code(), ran::toString);
        assertSays(
                ran.out(),
                "author  reve  hexa  matc",
                "hexa  hexapawn: 8 games of 2 authors, results/hexapawn",
                "- did not play, which counts 0");
    }

    @Test
    void oneFolderIsTooFew() {
        assertUsage(Typed.arena("decathlon", "results/reversi"), "DIR");
        assertUsage(Typed.arena("decathlon"), "DIR");
    }

    @Test
    void aFolderWithoutATournamentIsNamed() {
        assertFails(
                1,
                Typed.arena("decathlon", folder.toString(), "nowhere"),
                "there is no tournament in %s: name a folder that arena run has written".formatted(folder));
    }
}
