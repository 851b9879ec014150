package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Standard output that rejects writes: the exit code reports that output is missing. */
@EnabledOnOs(OS.LINUX)
class StandardOutputIT {
    @TempDir
    private Path folder;

    private Ran shell(String after) throws Exception {
        String arena = "'" + Assembled.home().resolve("bin/arena") + "' games";
        return Shell.in(folder).script("{ " + arena + "; echo code $? >&2; } " + after);
    }

    @Test
    void aFullDiskIsAnError() throws Exception {
        Ran ran = shell(">/dev/full");
        assertTrue(ran.err().contains("arena: standard output could not be written ("), ran::toString);
        assertTrue(ran.err().endsWith("code 1\n"), ran::toString);
    }

    @Test
    void aClosedOutputIsAnError() throws Exception {
        Ran ran = shell(">&-");
        assertTrue(ran.err().contains("arena: standard output could not be written ("), ran::toString);
        assertTrue(ran.err().endsWith("code 1\n"), ran::toString);
    }

    @Test
    void aReaderThatClosesThePipeGetsNoMessage() throws Exception {
        assertEquals("code 141\n", shell("| :").err());
    }

    @Test
    void completeOutputIsNotAnError() throws Exception {
        assertEquals("code 0\n", shell(">/dev/null").err());
    }
}
