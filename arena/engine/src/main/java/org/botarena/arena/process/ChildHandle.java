package org.botarena.arena.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.botarena.arena.machine.group.Group;
import org.botarena.arena.process.enclosure.Enclosure;
import org.botarena.arena.timing.accounting.ProcStat;
import org.botarena.arena.timing.accounting.ProcessTree;

/**
 * Stops, resumes, pins and ends one child: through its freezer group where the system has one, otherwise by signals.
 * For one thread at a time; {@link #kill} may be called from any thread.
 */
final class ChildHandle {
    private final Process process;
    private final Enclosure enclosure;
    private final Optional<Reaper> reaper;
    private final Optional<Group> group;
    private final String uid;
    private final Enclosure.ProcessIds outside;
    private volatile Enclosure.ProcessIds jvm;
    private volatile Optional<ProcessHandle> inside = Optional.empty();
    private long resumed; // the reaper's line

    /**
     * A handle of a process that was just started.
     *
     * @param group the group that it moves into, if the system has groups
     * @param uid its own user ID, or empty
     * @throws IOException if the reaper is gone
     */
    ChildHandle(Process process, Enclosure enclosure, Optional<Reaper> reaper, Optional<Group> group, String uid)
            throws IOException {
        this.process = process;
        this.enclosure = enclosure;
        this.reaper = reaper;
        this.group = group;
        this.uid = uid;
        this.outside = enclosure.outside(process);
        this.jvm = outside;
        if (reaper.isPresent()) {
            reaper.get().know(outside.signalled(), uid);
        }
    }

    /** The process ID of the host's JVM once it is found; until then, that of the started process. */
    long pid() {
        return jvm.pid();
    }

    /** Finds the JVM of a host that is ready; the started process may be a wrapper around it. */
    void findJvm() throws IOException {
        jvm = enclosure.jvm(process);
        if (!jvm.equals(outside)) {
            inside = ProcessHandle.of(jvm.pid());
            if (reaper.isPresent()) {
                reaper.get().know(jvm.signalled(), "");
            }
        }
    }

    /** Moves a process that is not ready yet to a core, where it continues to start up. */
    void pinEarly(int core) throws IOException {
        if (reaper.isPresent()) {
            Optional<ProcessHandle> within = process.children().findFirst();
            reaper.get().pin(within.orElse(process.toHandle()).pid(), core);
        }
    }

    void pin(int core) throws IOException {
        if (reaper.isPresent()) {
            reaper.get().pin(pid(), core);
        }
    }

    /** Nanoseconds that the signalling helper has waited for a core so far; a group needs no helper. */
    long delay() {
        return group.isPresent() ? 0 : reaper.map(Reaper::delay).orElse(0L);
    }

    /** All processes that run for this agent, as far as the system reports them. */
    ProcessTree family() {
        if (!enclosure.letsStartProcesses()) {
            return ProcessTree.ALONE;
        }
        return group.map(own -> ProcessTree.ofGroup(own.folder()))
                .orElseGet(() -> uid.isEmpty() ? ProcessTree.ofTree(pid()) : ProcessTree.ofUser(Integer.parseInt(uid)));
    }

    void stop() throws IOException {
        if (group.isPresent()) {
            group.get().freeze();
        } else if (reaper.isPresent()) {
            reaper.get().stop(jvm.signalled());
        }
    }

    /** Whether the last stop has taken effect. */
    boolean isStopped() throws IOException {
        if (group.isPresent()) {
            return group.get().isFrozen();
        }
        return ProcStat.parse(Files.readString(Path.of("/proc", "" + pid(), "stat")))
                .isStopped();
    }

    void resume() throws IOException {
        if (group.isPresent()) {
            group.get().thaw();
        } else if (reaper.isPresent()) {
            resumed = reaper.get().resume(jvm.signalled());
        }
    }

    /** Whether the last {@link #resume} has taken effect. A process that is stopped after that stopped itself. */
    boolean isResumed() {
        return group.isPresent() || reaper.isEmpty() || reaper.get().hasObeyed(resumed);
    }

    /** Ends the process and everything it started, immediately. */
    void kill() {
        group.ifPresent(Group::kill);
        if (inside.isPresent()) {
            // The wrapper around the JVM waits for the JVM's end and reports its exit code. If the wrapper were
            // killed too, it could not.
            inside.get().destroyForcibly();
            return;
        }
        // The process may not be in its group yet. Use its handle: the process object would close unread output.
        process.toHandle().destroyForcibly();
        try {
            if (reaper.isPresent()) {
                reaper.get().kill(jvm.signalled());
                return;
            }
        } catch (IOException e) {
            // The reaper has ended, so it cannot kill the process.
        }
        process.descendants().forEach(ProcessHandle::destroyForcibly);
    }

    /** Releases the IDs and the group of a process that is gone. */
    void letGo() throws IOException, InterruptedException {
        if (group.isPresent()) {
            group.get().remove();
        }
        if (reaper.isPresent()) {
            if (inside.isPresent()) {
                reaper.get().forget(jvm.signalled(), "");
            }
            reaper.get().forget(outside.signalled(), uid);
        }
    }
}
