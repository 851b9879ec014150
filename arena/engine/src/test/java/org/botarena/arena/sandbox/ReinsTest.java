package org.botarena.arena.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What ends an agent's process, tried on a real one. */
@DisabledOnOs(OS.WINDOWS)
class ReinsTest {
    @Test
    void whatWasPrintedBeforeTheEndCanBeReadAfterIt() throws Exception {
        Machine machine = Machine.here();
        Process process = new ProcessBuilder("sh", "-c", "printf 'last words' >&2; exec sleep 1000").start();
        try (InputStream printed = process.getErrorStream()) {
            while (printed.available() == 0) {
                Thread.sleep(1);
            }
            new Reins(process, new OwnProcess(machine, 64), Optional.empty(), Optional.empty(), "").kill();
            assertEquals("last words", new String(printed.readAllBytes(), StandardCharsets.UTF_8));
        } finally {
            process.destroyForcibly();
        }
    }
}
