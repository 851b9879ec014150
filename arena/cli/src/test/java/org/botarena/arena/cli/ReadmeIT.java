package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Every command of README.md and of the page for contributors works as it stands there. */
@DisabledOnOs(OS.WINDOWS)
class ReadmeIT {
    /** What takes minutes or starts this test itself: .ci/run runs both. */
    private static final Set<String> LEFT_TO_THE_SCRIPT =
            Set.of("arena/bin/arena run --pairs 3 --move-time 50ms", "mvn -B verify");

    @Tag("slow")
    @Test
    void everyBlockOfCommandsRunsInTheOrderOfThePage() throws Exception {
        Newcomer newcomer = Newcomer.settle("newcomer");
        for (String block : blocks()) {
            if (!LEFT_TO_THE_SCRIPT.contains(block.strip())) {
                Ran ran = newcomer.in(newcomer.root()).script("set -e\n" + block);
                assertEquals(0, ran.code(), () -> block + ran);
            }
        }
        String beginning = CommandBlocks.of("arena/docs/student.md").get(1);
        Ran begun = newcomer.in(newcomer.root())
                .script("PATH=/usr/bin:/bin\n" + beginning + "test \"$(command -v arena)\" = \"$PWD/arena/bin/arena\"");
        assertEquals(0, begun.code(), () -> beginning + begun);
    }

    @Test
    void whatIsLeftToTheScriptStandsOnThePageAndInTheScript() throws IOException {
        String script = Files.readString(Assembled.sources().resolve(".ci/run"));
        for (String command : LEFT_TO_THE_SCRIPT) {
            assertTrue(blocks().stream().anyMatch(block -> block.strip().equals(command)), command);
            assertTrue(script.lines().anyMatch(line -> line.endsWith("\" " + command)), command);
        }
    }

    private static List<String> blocks() throws IOException {
        List<String> blocks = new ArrayList<>(CommandBlocks.of("README.md"));
        blocks.addAll(CommandBlocks.of("arena/docs/contributing.md"));
        return blocks;
    }
}
