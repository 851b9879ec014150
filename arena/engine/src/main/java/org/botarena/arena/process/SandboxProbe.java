package org.botarena.arena.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.enclosure.EnclosedCommand;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.process.seccomp.CpuArchitecture;
import org.botarena.arena.timing.Deadline;

/**
 * Runs one host in the sandbox, on a jar without an agent, and inspects it from outside: its own statements prove
 * nothing.
 */
final class SandboxProbe {
    private static final Deadline PATIENCE = Deadline.of(Duration.ofSeconds(30));
    private static final List<String> NAMESPACES = List.of("ipc", "mnt", "net", "pid", "user", "uts");
    private static final Path ARENA = Path.of("/proc/self");

    private final List<String> gaps = new ArrayList<>();
    private final Path process;

    private SandboxProbe(Path process) {
        this.process = process;
    }

    /**
     * Returns the gaps of the sandbox.
     *
     * @param folder a separate temporary folder
     * @throws IOException if no host starts, with its output
     */
    static List<String> gaps(Machine machine, HostRuntime runtime, int heapMiB, Path folder)
            throws IOException, InterruptedException {
        Path jar = Files.copy(runtime.rehearsal(), folder.resolve("trial.jar"));
        OpenFolder.open(jar);
        try (Launcher launcher = new Launcher(
                        machine, runtime, Isolation.SANDBOX, OptionalInt.empty(), folder, heapMiB, Optional.empty());
                Child child = launcher.start(jar, "tictactoe")) {
            child.awaitReady(PATIENCE);
            SandboxProbe host = new SandboxProbe(Path.of("/proc", "" + child.pid()));
            host.requireNamespaces();
            host.requireStatus("NoNewPrivs:\t1");
            host.requireStatus("CapEff:\t0000000000000000");
            if (CpuArchitecture.here().isPresent()) {
                host.requireStatus("Seccomp:\t2");
            }
            child.stop();
            host.requireStopped(child);
            return host.gaps;
        }
    }

    /**
     * Whether this machine can create a sandbox around a program that needs almost nothing, independent of the host.
     *
     * @param folder a separate temporary folder
     * @throws IOException if the machine cannot start another process at all
     */
    static boolean isMade(Machine machine, HostRuntime runtime, int heapMiB, Path folder)
            throws IOException, InterruptedException {
        List<String> least = List.of(machine.prlimit().orElseThrow().toString(), "--version");
        try (Spawner spawner = new Spawner(machine, runtime, Isolation.SANDBOX, OptionalInt.empty(), folder, heapMiB)) {
            ChildProcess spawned = spawner.start(EnclosedCommand.of(least), false);
            try {
                return spawned.process().waitFor(30, TimeUnit.SECONDS)
                        && spawned.process().exitValue() == 0;
            } finally {
                spawned.process().destroyForcibly();
            }
        }
    }

    private void requireNamespaces() throws IOException {
        for (String each : NAMESPACES) {
            if (namespace(process, each).equals(namespace(ARENA, each))) {
                gaps.add("it shares the arena's %s namespace".formatted(each));
            }
        }
    }

    private static Path namespace(Path process, String name) throws IOException {
        return Files.readSymbolicLink(process.resolve("ns").resolve(name));
    }

    private void requireStatus(String line) throws IOException {
        if (Files.readAllLines(process.resolve("status")).stream().noneMatch(line::equals)) {
            gaps.add("its status lacks '%s'".formatted(line.replace('\t', ' ')));
        }
    }

    private void requireStopped(Child child) throws IOException, InterruptedException {
        for (int i = 0; i < 1000; i++) {
            if (child.isStopped()) {
                return;
            }
            Thread.sleep(1);
        }
        gaps.add("it cannot be stopped");
    }
}
