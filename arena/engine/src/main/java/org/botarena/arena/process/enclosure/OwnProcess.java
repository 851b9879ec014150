package org.botarena.arena.process.enclosure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.machine.Uids;
import org.botarena.arena.process.jvm.ChildRuntime;
import org.botarena.arena.process.jvm.JvmFlags;

/**
 * Level {@link Isolation#PROCESS}: limits, and an unprivileged user where the arena is root, with separate shared
 * memory, semaphores and queues. Immutable.
 */
public final class OwnProcess implements Enclosure {
    private final Machine machine;
    private final ChildRuntime runtime;
    private final int heapMiB;
    private final Optional<Path> unshare;

    public OwnProcess(Machine machine, ChildRuntime runtime, int heapMiB) {
        this.machine = machine;
        this.runtime = runtime;
        this.heapMiB = heapMiB;
        // With IPC namespaces, shared memory, semaphores and queues end with the agent. Some containers forbid them.
        this.unshare = machine.setpriv()
                .map(setpriv -> setpriv.resolveSibling("unshare"))
                .filter(tool -> Machine.succeeds(List.of(tool.toString(), "--ipc", "--", "true")));
    }

    @Override
    public List<String> command(EnclosedCommand inside, String user) {
        List<String> command = new ArrayList<>();
        // With a shared user, the limit on processes would count the organizer's own.
        machine.prlimit()
                .ifPresent(prlimit -> command.addAll(JvmFlags.limits(prlimit, runtime, heapMiB, !user.isEmpty())));
        unshare.ifPresent(tool -> command.addAll(List.of(tool.toString(), "--ipc", "--")));
        machine.setpriv().ifPresent(setpriv -> command.addAll(Uids.prefix(setpriv, Long.parseLong(user))));
        command.addAll(inside.command().apply(inside.jar().map(Path::toString).orElse("")));
        return command;
    }

    @Override
    public boolean letsStartProcesses() {
        return true;
    }

    @Override
    public ProcessIds outside(Process started) {
        return ProcessIds.of(started.pid(), machine.setsid().isPresent());
    }

    @Override
    public ProcessIds jvm(Process started) {
        return outside(started);
    }
}
