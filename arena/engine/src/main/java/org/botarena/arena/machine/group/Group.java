package org.botarena.arena.machine.group;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A control group with one agent's processes: the host and everything that it starts, in any session. They are
 * frozen, thawed and killed together. Files as in the kernel's {@code admin-guide/cgroup-v2}. One thread freezes and
 * thaws; {@link #kill} may be called from any thread.
 */
public final class Group {
    /** Maximum time for killed processes to disappear. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(1);

    /** Moves the shell itself into the group, before it runs the given command. */
    private static final String ENTER = "echo 0 >\"$0/cgroup.procs\" && unset PWD OLDPWD SHLVL && exec \"$@\"";

    private final Path folder;
    private final OutputStream freeze;

    private Group(Path folder) throws IOException {
        this.folder = folder;
        this.freeze = new FileOutputStream(folder.resolve("cgroup.freeze").toFile());
    }

    /**
     * Creates a group.
     *
     * @throws IOException if it cannot be created, or the kernel cannot freeze it (before 5.2)
     */
    static Group make(Path folder) throws IOException {
        Files.createDirectory(folder);
        try {
            return new Group(folder);
        } catch (IOException e) {
            Files.delete(folder);
            throw e;
        }
    }

    /** The folder of the group. */
    public Path folder() {
        return folder;
    }

    /**
     * The command prefix that runs a command in this group; if the group cannot be entered, the command does not run.
     */
    public List<String> entering(Path shell) {
        return List.of(shell.toString(), "-c", ENTER, folder.toString());
    }

    /**
     * Stops its processes. Returns when each has been signalled and interrupted, without waiting until the kernel
     * counts them as frozen ({@link #isFrozen}), since none returns to its own code before that.
     *
     * @throws IOException if the group no longer exists
     */
    public void freeze() throws IOException {
        freeze.write('1');
    }

    /**
     * Lets the processes run again before it returns.
     *
     * @throws IOException if the group no longer exists
     */
    public void thaw() throws IOException {
        freeze.write('0');
    }

    /** Whether all of its processes have stopped. */
    public boolean isFrozen() throws IOException {
        return hasEvent("frozen 1");
    }

    /** Kills all of its processes, including frozen ones; they disappear shortly afterwards. */
    public void kill() {
        kill(folder);
    }

    /** Kills the processes of a group created elsewhere. */
    static void kill(Path folder) {
        try {
            Files.writeString(folder.resolve("cgroup.kill"), "1", StandardOpenOption.WRITE);
        } catch (NoSuchFileException e) {
            killEach(folder); // before 5.14
        } catch (IOException e) {
            // The group no longer exists, so neither do its processes.
        }
    }

    /** Freezes them first, so that they cannot start others meanwhile. */
    static void killEach(Path folder) {
        try {
            Files.writeString(folder.resolve("cgroup.freeze"), "1", StandardOpenOption.WRITE);
            for (String pid : Files.readAllLines(folder.resolve("cgroup.procs"))) {
                ProcessHandle.of(Long.parseLong(pid)).ifPresent(ProcessHandle::destroyForcibly);
            }
        } catch (IOException e) {
            // The group no longer exists, so neither do its processes.
        }
    }

    /**
     * Kills the remaining processes, waits for them to end, and removes the group.
     *
     * @return whether it was removed; otherwise {@link Groups} removes it at the end
     */
    public boolean remove() throws InterruptedException {
        try {
            freeze.close();
        } catch (IOException e) {
            // There was nothing left to write.
        }
        return remove(folder);
    }

    /** Removes a group created elsewhere that has no subgroups. */
    static boolean remove(Path folder) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE;
        while (Files.exists(folder)) {
            try {
                Files.delete(folder);
            } catch (IOException e) {
                if (System.nanoTime() > end) {
                    return false;
                }
                kill(folder);
                Thread.sleep(1);
            }
        }
        return true;
    }

    /** Removes the group before any process was started in it. */
    public void abandon() {
        try {
            freeze.close();
            Files.delete(folder);
        } catch (IOException e) {
            kill(); // A process was started; the rest is removed with all groups.
        }
    }

    private boolean hasEvent(String line) throws IOException {
        return Files.readAllLines(folder.resolve("cgroup.events")).contains(line);
    }
}
