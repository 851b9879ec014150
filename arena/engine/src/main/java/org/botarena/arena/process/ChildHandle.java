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
 * How one child is stopped, continued, pinned and ended: by its group, where the system has a freezer for it, else by
 * signals. One thread at a time; {@link #kill} may come from any.
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
     * Of a process that has just been started.
     *
     * @param group the one that it moves into, where there are such
     * @param uid its own user number, or empty
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

    /** The system's number of the host's JVM, once it has been found; before that, of what was started. */
    long pid() {
        return jvm.pid();
    }

    /** The host is ready: what was started may be around its JVM. */
    void findJvm() throws IOException {
        jvm = enclosure.jvm(process);
        if (!jvm.equals(outside)) {
            inside = ProcessHandle.of(jvm.pid());
            if (reaper.isPresent()) {
                reaper.get().know(jvm.signalled(), "");
            }
        }
    }

    /** Before it is ready: moves what has been started to a core, where it goes on coming up. */
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

    /** Nanoseconds that the helper who signals it has waited for a core so far; a group needs none. */
    long delay() {
        return group.isPresent() ? 0 : reaper.map(Reaper::delay).orElse(0L);
    }

    /** All that runs for this agent, as well as the system tells. */
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

    /** Whether the last stop has reached it. */
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

    /** Whether the last {@link #resume} has reached it: what is stopped from then on has stopped itself. */
    boolean isResumed() {
        return group.isPresent() || reaper.isEmpty() || reaper.get().hasObeyed(resumed);
    }

    /** Ends the process and what it has started, at once. */
    void kill() {
        group.ifPresent(Group::kill);
        if (inside.isPresent()) {
            // What is around the JVM waits for its end and says how it was; killed itself, it could not.
            inside.get().destroyForcibly();
            return;
        }
        // It may not be in its group yet. Its handle: the process itself would close what it has printed and nobody has
        // read.
        process.toHandle().destroyForcibly();
        try {
            if (reaper.isPresent()) {
                reaper.get().kill(jvm.signalled());
                return;
            }
        } catch (IOException e) {
            // The reaper has ended, and what it knew with it.
        }
        process.descendants().forEach(ProcessHandle::destroyForcibly);
    }

    /** It is gone: its numbers and its group are given back. */
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
