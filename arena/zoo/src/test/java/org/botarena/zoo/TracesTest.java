package org.botarena.zoo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Leftovers of a game are found. */
@EnabledOnOs(OS.LINUX)
class TracesTest {
    @TempDir
    Path own;

    private Traces before;

    @BeforeEach
    void lookAround() throws Exception {
        before = Traces.in(own);
    }

    private void assertSeen(String what) throws Exception {
        List<String> left = Traces.since(before, own, Duration.ofMillis(100));
        assertTrue(left.stream().anyMatch(one -> one.contains(what)), () -> what + " in " + left);
    }

    @Test
    void nothing() throws Exception {
        assertEquals(List.of(), Traces.since(before, own));
    }

    @Test
    void aProcess() throws Exception {
        Process process = new ProcessBuilder("sleep", "60").start();
        try {
            assertSeen("left process " + process.pid() + " sleep 60");
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void anOrphanProcessInTheGamesFolder() throws Exception {
        ProcessBuilder shell =
                new ProcessBuilder("sh", "-c", "setsid sleep 61 >&- 2>&- & echo $!").directory(own.toFile());
        Process parent = shell.start();
        long pid =
                Long.parseLong(new String(parent.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip());
        parent.waitFor();
        try {
            assertSeen("left process " + pid);
        } finally {
            ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
        }
    }

    @Test
    void aFile() throws Exception {
        Path file = Files.createFile(own.resolve("left"));
        assertSeen("left file " + file);
    }

    @Test
    void aDescriptor() throws Exception {
        try (InputStream in = Files.newInputStream(Path.of("/proc/self/status"))) {
            assertTrue(in.read() > 0);
            assertSeen("descriptors open");
        }
    }

    @Test
    void aFullerHeap() throws Exception {
        byte[] held = new byte[32 << 20];
        assertSeen("the arena holds");
        assertEquals(32 << 20, held.length);
    }
}
