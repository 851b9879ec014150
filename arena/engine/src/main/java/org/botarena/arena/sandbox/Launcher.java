package org.botarena.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Starts agents' processes at level {@link Isolation#PROCESS}: a session of their own, an unprivileged user where the
 * arena is root, limits, a clean environment, an empty working folder. Thread-safe.
 */
public final class Launcher implements AutoCloseable {
    private final Machine machine;
    private final HostRuntime runtime;
    private final OptionalInt core;
    private final Path emptyFolder;
    private final int heapMiB;
    private final Optional<Reaper> reaper;
    private final Uids uids = new Uids();

    /**
     * A launcher whose children begin on this core.
     *
     * @param folder a temporary folder that every user may enter: the children's empty working folder is made in it, and
     *     it goes with them
     * @throws IOException if the reaper cannot be started
     */
    public Launcher(Machine machine, HostRuntime runtime, OptionalInt core, Path folder, int heapMiB)
            throws IOException {
        this.machine = machine;
        this.runtime = runtime;
        this.core = core;
        this.emptyFolder = emptyFolder(folder);
        this.heapMiB = heapMiB;
        this.reaper = machine.shell().isPresent() ? Optional.of(Reaper.start(machine, core, folder)) : Optional.empty();
    }

    private static Path emptyFolder(Path folder) throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        OpenFolder.open(empty);
        return empty;
    }

    /**
     * Starts a host for this staged jar and game, up to the point where the next step would run the agent's code.
     *
     * @throws IOException if the machine cannot start another process: no agent's fault
     */
    public Child start(Path staged, String game) throws IOException {
        String uid = machine.setpriv().isPresent() ? "" + uids.next() : "";
        ProcessBuilder builder = new ProcessBuilder(command(uid, staged, game)).directory(emptyFolder.toFile());
        Map<String, String> environment = builder.environment();
        String systemRoot = environment.get("SystemRoot"); // Windows starts nothing without it
        environment.clear();
        environment.put("PATH", "/usr/bin:/bin");
        environment.put("MALLOC_ARENA_MAX", "1");
        if (systemRoot != null) {
            environment.put("SystemRoot", systemRoot);
        }
        Process process = builder.start();
        if (reaper.isPresent()) {
            reaper.get().know(process.pid(), uid);
        }
        return new Child(process, reaper, uid);
    }

    /** Moves this JVM to the core where its children begin. */
    public void claimCore() {
        if (reaper.isPresent() && core.isPresent()) {
            try {
                reaper.get().pin(ProcessHandle.current().pid(), core.getAsInt());
            } catch (IOException e) {
                // Without its core the arena is less exact, and the stalls it records say so.
            }
        }
    }

    private List<String> command(String uid, Path staged, String game) {
        List<String> command = new ArrayList<>();
        if (machine.setsid().isPresent()) {
            command.add(machine.setsid().get().toString());
        } else {
            // In the terminal's own group: a Ctrl-C is for the arena alone.
            machine.shell()
                    .ifPresent(shell ->
                            command.addAll(List.of(shell.toString(), "-c", "trap '' INT HUP; exec \"$@\"", "host")));
        }
        machine.taskset()
                .filter(tool -> core.isPresent())
                .ifPresent(taskset -> command.addAll(List.of(taskset.toString(), "-c", "" + core.getAsInt())));
        machine.prlimit().ifPresent(prlimit -> command.addAll(limits(prlimit, !uid.isEmpty())));
        machine.setpriv().ifPresent(setpriv -> command.addAll(Uids.prefix(setpriv, Long.parseLong(uid))));
        command.addAll(runtime.command(heapMiB));
        command.addAll(List.of(staged.toString(), game));
        return command;
    }

    private List<String> limits(Path prlimit, boolean hasOwnUser) {
        long addressSpace = (long) (heapMiB + JvmFlags.BESIDE_HEAP_MIB) << 20;
        List<String> words = new ArrayList<>(
                List.of(prlimit.toString(), "--as=" + addressSpace, "--core=0", "--nofile=64", "--fsize=0"));
        if (hasOwnUser) {
            words.add("--nproc=64"); // with a shared user it would count the organizer's own processes
        }
        return words;
    }

    /** Ends all children. */
    @Override
    public void close() {
        reaper.ifPresent(Reaper::close);
    }
}
