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
 * Starts child JVMs, each inside what its level of isolation puts around it: a session of their own, an unprivileged user
 * where the arena is root, a clean environment, an empty working folder, and where they could start others, a group that
 * can be frozen, if the system lets the arena make one. Thread-safe.
 */
public final class Spawner implements AutoCloseable {
    /**
     * A terminal's Ctrl-C, and what systemd and Slurm send to all processes of a service or job that is to end, are for the arena
     * alone: an agent that died of it would lose its game. What is ignored stays so in a JVM, too. What a shell adds to the
     * environment is none of the agent's business.
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
     * One whose children begin on this core, if one is given.
     *
     * @param level process or sandbox
     * @param folder a temporary folder that every user may enter; it goes with the last child
     * @throws IOException if the reaper cannot be started, or the JDK not be read
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

    /** Whether nothing is known, without trying, that keeps children out of the sandbox here. */
    public static boolean mayHaveSandbox(Machine machine) {
        return SandboxDiagnosis.here().missing(machine).isEmpty();
    }

    /**
     * What stands around a child of another runtime at this level.
     *
     * @param own a temporary folder that every user may enter and nothing else is put into
     */
    Enclosure enclosure(ChildRuntime of, int heapMiB, Path own) throws IOException {
        return level == Isolation.SANDBOX
                ? new Bubblewrap(machine, of, heapMiB, own)
                : new OwnProcess(machine, of, heapMiB);
    }

    /** A signal costs less a move, and stops as much where an agent is one process. */
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
     * Starts one. In the sandbox it ends with the thread that calls this.
     *
     * @param tellsRefusals whether its JVM reports exceptions
     * @throws IOException if the machine cannot start another process
     */
    public ChildProcess start(EnclosedCommand inside, boolean tellsRefusals) throws IOException {
        return start(inside, enclosure, tellsRefusals);
    }

    /** The same with something else around it. */
    ChildProcess start(EnclosedCommand inside, Enclosure around, boolean tellsRefusals) throws IOException {
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
            return new ChildProcess(process, new ChildHandle(process, around, reaper, group, uid), tellsRefusals);
        } catch (IOException e) {
            group.ifPresent(Group::abandon);
            throw e;
        }
    }

    /** Moves this JVM to the core where its children begin. */
    void claimCore() {
        if (reaper.isPresent() && core.isPresent()) {
            try {
                reaper.get().pin(ProcessHandle.current().pid(), core.getAsInt());
            } catch (IOException e) {
                // Without its core the arena is less exact, and the stalls it records say so.
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
