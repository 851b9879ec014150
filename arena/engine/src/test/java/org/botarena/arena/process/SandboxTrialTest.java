package org.botarena.arena.process;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.admission.Examination;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.process.jvm.Jdk;
import org.botarena.arena.process.jvm.JvmFlags;
import org.botarena.arena.process.jvm.OpenFolder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Only a machine without a sandbox justifies running without it; a fault of the arena does not. */
@EnabledOnOs(OS.LINUX)
class SandboxTrialTest {
    /** A heap too small for any JVM. */
    private static final int NO_HEAP = 1;

    private Path folder;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = OpenFolder.temporary("botarena-trial-test-");
    }

    @AfterEach
    void delete() {
        FileUtils.deleteQuietly(folder.toFile());
    }

    private SandboxTrial trial(Machine machine, int heapMiB) throws IOException, InterruptedException {
        return SandboxTrial.run(machine, HostRuntime.in(folder.resolve("cache"), Jdk.running(), machine), heapMiB);
    }

    @Test
    @NeedsSandbox
    void aFailedHostInAWorkingSandboxIsTheArenasFault() throws Exception {
        SandboxTrial trial = trial(Machine.here(), NO_HEAP);
        assertInstanceOf(SandboxTrial.StartFails.class, trial, trial::toString);
        assertTrue(trial.toString().contains("did not start"), trial::toString);
        assertFalse(trial.toString().contains("\n"), trial::toString);
    }

    @Test
    @NeedsSandbox
    void withoutNamespacesThereIsNoSandbox() throws Exception {
        Path refusing =
                Files.writeString(folder.resolve("bwrap"), "#!/bin/sh\necho 'bwrap: no permission' >&2\nexit 1\n");
        Files.setPosixFilePermissions(refusing, PosixFilePermissions.fromString("rwxr-xr-x"));
        SandboxTrial trial = trial(Examination.withBubblewrap(Optional.of(refusing)), JvmFlags.DEFAULT_HEAP_MIB);
        assertInstanceOf(SandboxTrial.Fails.class, trial, trial::toString);
    }
}
