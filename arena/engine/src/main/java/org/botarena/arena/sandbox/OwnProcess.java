package org.botarena.arena.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Level {@link Isolation#PROCESS}: limits, and an unprivileged user where the arena is root. Immutable. */
final class OwnProcess implements Enclosure {
    private final Machine machine;
    private final int heapMiB;

    OwnProcess(Machine machine, int heapMiB) {
        this.machine = machine;
        this.heapMiB = heapMiB;
    }

    @Override
    public List<String> command(Inside inside, String user) {
        List<String> command = new ArrayList<>();
        // With a shared user the limit on processes would count the organizer's own.
        machine.prlimit().ifPresent(prlimit -> command.addAll(JvmFlags.limits(prlimit, heapMiB, !user.isEmpty())));
        machine.setpriv().ifPresent(setpriv -> command.addAll(Uids.prefix(setpriv, Long.parseLong(user))));
        command.addAll(inside.command().apply(inside.jar().map(Path::toString).orElse("")));
        return command;
    }

    @Override
    public boolean letsStartProcesses() {
        return true;
    }

    @Override
    public Whereabouts outside(Process started) {
        return Whereabouts.of(started.pid(), machine.setsid().isPresent());
    }

    @Override
    public Whereabouts jvm(Process started) {
        return outside(started);
    }
}
