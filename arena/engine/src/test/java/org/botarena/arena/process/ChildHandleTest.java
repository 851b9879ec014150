package org.botarena.arena.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.enclosure.OwnProcess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Ending an agent's process, tested on a real one. */
@DisabledOnOs(OS.WINDOWS)
class ChildHandleTest {
    @Test
    void outputBeforeTheEndIsReadableAfterIt() throws Exception {
        Machine machine = Machine.here();
        Process process = new ProcessBuilder("sh", "-c", "printf 'last words' >&2; exec sleep 1000").start();
        try (InputStream printed = process.getErrorStream()) {
            while (printed.available() == 0) {
                Thread.sleep(1);
            }
            new ChildHandle(process, new OwnProcess(machine, null, 64), Optional.empty(), Optional.empty(), "").kill();
            assertEquals("last words", new String(printed.readAllBytes(), StandardCharsets.UTF_8));
        } finally {
            process.destroyForcibly();
        }
    }
}
