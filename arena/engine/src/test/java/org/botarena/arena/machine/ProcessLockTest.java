package org.botarena.arena.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A lock keeps every other process out for as long as it is held. */
class ProcessLockTest {
    @TempDir
    Path folder;

    /** Another process that tries to take it; ends with 0 if it got it. */
    static final class Other {
        private Other() {}

        public static void main(String[] file) throws Exception {
            System.exit(ProcessLock.take(Path.of(file[0])).isPresent() ? 0 : 1);
        }
    }

    private static boolean canAnotherProcessTake(Path file) throws Exception {
        Process other = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Other.class.getName(),
                        file.toString())
                .inheritIO()
                .start();
        return other.waitFor() == 0;
    }

    @Test
    void whoHoldsItCanLookAtItAndStillHoldsIt() throws Exception {
        Path file = folder.resolve("lock");
        ProcessLock lock = ProcessLock.take(file).orElseThrow();
        try (lock) {
            assertEquals(
                    Optional.of("process " + ProcessHandle.current().pid()),
                    ProcessLock.holder(
                            folder.resolve("..").resolve(folder.getFileName()).resolve("lock")));
            assertTrue(ProcessLock.take(file).isEmpty(), "not twice");
            assertTrue(!canAnotherProcessTake(file), "looking at it has not released it");
        }
        assertEquals(Optional.empty(), ProcessLock.holder(file));
        assertTrue(canAnotherProcessTake(file));
    }
}
