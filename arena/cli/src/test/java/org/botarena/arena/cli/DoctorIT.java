package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.process.NeedsSandbox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The command doctor. */
@DisabledOnOs(OS.WINDOWS)
class DoctorIT {
    @TempDir
    Path folder;

    @Test
    void itSpeaksOfTheSandboxTheCoresAndTheClock() throws Exception {
        Ran ran = new Workplace(folder).arena("doctor");
        assertEquals(0, ran.code(), ran::toString);
        for (String subject : new String[] {"sandbox", "cores", "memory", "clock", "swap", "frequency"}) {
            assertTrue(ran.out().contains("\n" + subject) || ran.out().startsWith(subject), ran::toString);
        }
    }

    @Test
    @NeedsSandbox
    void whereTheSandboxWorksItSaysSo() throws Exception {
        Ran ran = new Workplace(folder).arena("doctor", "--json");
        JsonNode sandbox = new ObjectMapper().readTree(ran.out()).get(0);
        assertEquals("sandbox", sandbox.get("subject").asText());
        assertTrue(sandbox.get("state").asText().startsWith("works"), ran::toString);
        assertTrue(sandbox.get("remedy").isNull());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whatIsMissingComesWithTheCommandThatMendsIt() throws Exception {
        Ran ran = new Workplace(folder).withoutBubblewrap().run(Workplace.command("doctor"));
        assertEquals(0, ran.code(), ran::toString);
        String joined = ran.out().replaceAll("\\s+", " ");
        assertTrue(joined.contains("bubblewrap (bwrap) is not installed To mend: Install it: 'apt install"), joined);
    }
}
