package org.botarena.arena.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.enclosure.EnclosedCommand;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.ProgramRuntime;

/**
 * Starts a program of the arena's own that handles what strangers wrote, inside what its level of isolation puts around
 * it, as agents are. Thread-safe.
 */
public final class ProgramLauncher implements AutoCloseable {
    private final Spawner spawner;
    private final ProgramRuntime runtime;
    private final int heapMiB;

    /**
     * A launcher.
     *
     * @param level process or sandbox
     * @param folder a temporary folder of its own that every user may enter; it goes with the last child
     * @throws IOException if the reaper cannot be started, or the JDK not be read
     */
    public ProgramLauncher(Machine machine, ProgramRuntime runtime, Isolation level, Path folder, int heapMiB)
            throws IOException {
        this.spawner = new Spawner(machine, runtime, level, OptionalInt.empty(), folder, heapMiB);
        this.runtime = runtime;
        this.heapMiB = heapMiB;
    }

    /** What keeps a program out of the sandbox here, as far as it can be known without trying; empty: nothing. */
    public static boolean mayHaveSandbox(Machine machine) {
        return SandboxDiagnosis.here().missing(machine).isEmpty();
    }

    /**
     * Starts it. In the sandbox it ends with the thread that calls this.
     *
     * @throws IOException if the machine cannot start another process
     */
    public ProgramProcess start() throws IOException {
        Spawner.Spawned spawned = spawner.start(EnclosedCommand.of(runtime.command(heapMiB)));
        return new ProgramProcess(spawned.process(), spawned.handle());
    }

    /** Ends all that were started. */
    @Override
    public void close() {
        spawner.close();
    }
}
