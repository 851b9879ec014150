package org.botarena.arena.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.machine.Uids;
import org.botarena.arena.machine.group.FreezerTrial;
import org.botarena.arena.machine.group.Group;
import org.botarena.arena.machine.group.Groups;
import org.botarena.arena.process.enclosure.Bubblewrap;
import org.botarena.arena.process.enclosure.EnclosedCommand;
import org.botarena.arena.process.enclosure.Enclosure;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.enclosure.OwnProcess;
import org.botarena.arena.process.jvm.ChildRuntime;
import org.botarena.arena.process.jvm.OpenFolder;

/**
 * Starts child JVMs, each inside the enclosure of its isolation level. A child has its own session, a clean
 * environment, an empty working folder, and an unprivileged user where the arena is root. A child that can start
 * processes also gets a freezer group, if the system lets the arena create one. Thread-safe.
 */
public final class Spawner implements AutoCloseable {
    /**
     * Signals for the arena only: a terminal's Ctrl-C, and the signals of systemd and Slurm to all processes of a
     * service or job. An agent that died of one would lose its game. A JVM keeps ignored signals ignored. The variables
     * that a shell adds to the environment are removed, too.
     */
    private static final String DEAF = "trap '' INT HUP TERM; unset PWD OLDPWD SHLVL; exec \"$@\"";

    private final Machine machine;
    private final Isolation level;
    private final Enclosure enclosure;
    private final OptionalInt core;
    private final Path emptyFolder;
    private final Optional<Groups> groups;
    private final Optional<Reaper> reaper;
    private final Uids uids = new Uids();

    /**
     * A spawner whose children start on this core, if one is given.
     *
     * @param level process or sandbox
     * @param folder a temporary folder that every user may enter; it is deleted after the last child
     * @throws IOException if the reaper cannot be started or the JDK cannot be read
     */
    public Spawner(Machine machine, ChildRuntime runtime, Isolation level, OptionalInt core, Path folder, int heapMiB)
            throws IOException {
        this.machine = machine;
        this.core = core;
        this.level = level;
        this.enclosure = enclosure(runtime, heapMiB, folder);
        this.emptyFolder = emptyFolder(folder);
        this.groups = groups(machine, enclosure);
        this.reaper = machine.shell().isPresent()
                ? Optional.of(
                        Reaper.start(machine, core, folder, level != Isolation.SANDBOX, groups.map(Groups::folder)))
                : Optional.empty();
    }

    /** Whether a sandbox seems possible here, without a trial. */
    public static boolean mayHaveSandbox(Machine machine) {
        return SandboxDiagnosis.here().missing(machine).isEmpty();
    }

    /**
     * The enclosure for a child of another runtime at this level.
     *
     * @param own a temporary folder that every user may enter and that nothing else uses
     */
    Enclosure enclosure(ChildRuntime of, int heapMiB, Path own) throws IOException {
        return level == Isolation.SANDBOX
                ? new Bubblewrap(machine, of, heapMiB, own)
                : new OwnProcess(machine, of, heapMiB);
    }

    /** Without groups where an agent is a single process: a signal costs less per move and stops as much. */
    private static Optional<Groups> groups(Machine machine, Enclosure enclosure) throws IOException {
        return enclosure.letsStartProcesses()
                        && machine.shell().isPresent()
                        && machine.freezer() instanceof FreezerTrial.Works works
                ? Optional.of(Groups.below(works.group()))
                : Optional.empty();
    }

    private static Path emptyFolder(Path folder) throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        OpenFolder.open(empty);
        return empty;
    }

    /**
     * Starts a child. In the sandbox it ends together with the calling thread.
     *
     * @param saysRefusals whether its JVM reports exceptions
     * @throws IOException if the machine cannot start another process
     */
    public ChildProcess start(EnclosedCommand inside, boolean saysRefusals) throws IOException {
        return start(inside, enclosure, saysRefusals);
    }

    /** Starts a child in another enclosure. */
    ChildProcess start(EnclosedCommand inside, Enclosure around, boolean saysRefusals) throws IOException {
        String uid = machine.setpriv().isPresent() ? "" + uids.next() : "";
        Optional<Group> group = groups.isPresent() ? Optional.of(groups.get().next()) : Optional.empty();
        ProcessBuilder builder =
                new ProcessBuilder(command(group, around.command(inside, uid))).directory(emptyFolder.toFile());
        Map<String, String> environment = builder.environment();
        String systemRoot = environment.get("SystemRoot"); // Windows starts nothing without it
        environment.clear();
        environment.put("PATH", "/usr/bin:/bin");
        environment.put("MALLOC_ARENA_MAX", "1");
        if (systemRoot != null) {
            environment.put("SystemRoot", systemRoot);
        }
        try {
            Process process = builder.start();
            return new ChildProcess(process, new ChildHandle(process, around, reaper, group, uid), saysRefusals);
        } catch (IOException e) {
            group.ifPresent(Group::abandon);
            throw e;
        }
    }

    /** Moves this JVM to the core where its children start. */
    void claimCore() {
        if (reaper.isPresent() && core.isPresent()) {
            try {
                reaper.get().pin(ProcessHandle.current().pid(), core.getAsInt());
            } catch (IOException e) {
                // Without its core the arena is less precise, and the stalls it records show that.
            }
        }
    }

    private List<String> command(Optional<Group> group, List<String> enclosed) {
        List<String> command = new ArrayList<>();
        machine.setsid().ifPresent(setsid -> command.add(setsid.toString()));
        machine.shell().ifPresent(shell -> command.addAll(List.of(shell.toString(), "-c", DEAF, "host")));
        group.ifPresent(own -> command.addAll(own.entering(machine.shell().orElseThrow())));
        machine.taskset()
                .filter(tool -> core.isPresent())
                .ifPresent(taskset -> command.addAll(List.of(taskset.toString(), "-c", "" + core.getAsInt())));
        command.addAll(enclosed);
        return command;
    }

    /** Ends all children. */
    @Override
    public void close() {
        reaper.ifPresent(Reaper::close);
    }
}
