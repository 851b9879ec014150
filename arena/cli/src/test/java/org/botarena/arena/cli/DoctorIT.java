package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.List;
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
    void itReportsTheSandboxTheCoresAndTheClock() throws Exception {
        Ran ran = new Workplace(folder).arena("doctor");
        assertEquals(0, ran.code(), ran::toString);
        for (String subject : new String[] {"sandbox", "cores", "memory", "clock", "swap", "frequency"}) {
            assertTrue(ran.out().contains("\n" + subject) || ran.out().startsWith(subject), ran::toString);
        }
    }

    @Test
    @NeedsSandbox
    void itReportsAWorkingSandbox() throws Exception {
        Ran ran = new Workplace(folder).arena("doctor", "--json");
        JsonNode sandbox = new ObjectMapper().readTree(ran.out()).get(0);
        assertEquals("sandbox", sandbox.get("subject").asText());
        assertTrue(sandbox.get("state").asText().startsWith("works"), ran::toString);
        assertTrue(sandbox.get("remedy").isNull());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aProblemComesWithTheCommandThatFixesIt() throws Exception {
        Ran ran = new Workplace(folder).withoutBubblewrap().run(Workplace.command("doctor"));
        assertEquals(0, ran.code(), ran::toString);
        String joined = ran.out().replaceAll("\\s+", " ");
        assertTrue(joined.contains("bubblewrap (bwrap) is not installed To fix: Install it: 'apt install"), joined);
    }

    /** Cores play the part of machines: taskset also takes a name before the command, and core 4000 does not exist. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void machinesAreListedInATableFollowedByALineForTheirAdministrators() throws Exception {
        Ran ran = new Workplace(folder)
                .withoutBubblewrap()
                .run(Workplace.command("doctor", "--rsh", "taskset -c", "--workers", "0,4000"));
        assertEquals(1, ran.code(), ran::toString);
        List<String> lines = ran.out().lines().toList();
        assertEquals("machine  sandbox  cores  games  memory  Java  arena", lines.get(0));
        assertTrue(lines.get(1).matches("0        none         1      1 +[0-9]+ G +[0-9]+  the same"), ran::toString);
        assertEquals("4000     no answer", lines.get(2));
        assertEquals("For their administrators:", lines.get(4));
        assertTrue(
                lines.get(5)
                        .startsWith("0: sandbox: does not work: bubblewrap (bwrap) is not installed. Install it: 'apt"),
                ran::toString);
        assertEquals("For you:", lines.get(7));
        assertTrue(lines.get(8).startsWith("4000: ") && lines.get(8).contains("taskset"), ran::toString);
        assertEquals(9, lines.size());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theExitCodeIsZeroIfAllMachinesCanPlayTogetherAndProgramsGetTheFacts() throws Exception {
        Ran ran = new Workplace(folder).arena("doctor", "--json", "--rsh", "taskset -c", "--workers", "0");
        JsonNode machine = new ObjectMapper().readTree(ran.out()).get(0);
        boolean isShutIn =
                machine.at("/facts/needs").findValuesAsText("subject").stream().noneMatch("sandbox"::equals);
        assertEquals(isShutIn ? 0 : 1, ran.code(), ran::toString);
        assertEquals("0", machine.get("machine").asText());
        assertEquals(1, machine.at("/facts/cores").asInt(), ran::toString);
        assertTrue(machine.get("failure").isNull(), ran::toString);
    }

    @Test
    void anInvalidMachineNameIsAUsageError() throws Exception {
        Ran ran = new Workplace(folder).arena("doctor", "--workers", "lab-1,-oProxyCommand=id");
        assertEquals(2, ran.code(), ran::toString);
        assertTrue(ran.err().contains("is not a name or address of a machine"), ran::toString);
    }
}
