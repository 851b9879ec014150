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
 * One agent's processes: the host, and all that it starts, in whatever session. They are frozen, thawed and ended
 * together. Files as in the kernel's {@code admin-guide/cgroup-v2}. One thread freezes and thaws; {@link #kill} may come
 * from any.
 */
public final class Group {
    /** How long processes that were killed may take to go. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(1);

    /** Moves the shell itself, before it becomes what it was told to start. */
    private static final String ENTER = "echo 0 >\"$0/cgroup.procs\" && unset PWD OLDPWD SHLVL && exec \"$@\"";

    private final Path folder;
    private final OutputStream freeze;

    private Group(Path folder) throws IOException {
        this.folder = folder;
        this.freeze = new FileOutputStream(folder.resolve("cgroup.freeze").toFile());
    }

    /**
     * A new group.
     *
     * @throws IOException if it cannot be made, or the kernel cannot freeze it (before 5.2)
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

    /** Where the kernel shows it. */
    public Path folder() {
        return folder;
    }

    /** The words that run a command in this group; where it may not be entered, the command does not run. */
    public List<String> entering(Path shell) {
        return List.of(shell.toString(), "-c", ENTER, folder.toString());
    }

    /**
     * Keeps its processes from running. Returns when each has been told, which interrupts it; nobody waits until the
     * kernel has counted the last one in ({@link #isFrozen}), since none gets back to its own code before that.
     *
     * @throws IOException if the group is gone
     */
    public void freeze() throws IOException {
        freeze.write('1');
    }

    /**
     * Lets them run again; when this returns they can.
     *
     * @throws IOException if the group is gone
     */
    public void thaw() throws IOException {
        freeze.write('0');
    }

    /** Whether the last of its processes has stopped. */
    public boolean isFrozen() throws IOException {
        return hasEvent("frozen 1");
    }

    /** Ends all of its processes, frozen ones too; they are gone a moment later. */
    public void kill() {
        kill(folder);
    }

    /** The same for a group that somebody else has made. */
    static void kill(Path folder) {
        try {
            Files.writeString(folder.resolve("cgroup.kill"), "1", StandardOpenOption.WRITE);
        } catch (NoSuchFileException e) {
            killEach(folder); // before 5.14
        } catch (IOException e) {
            // The group is gone, and its processes were before it.
        }
    }

    /** Frozen they cannot start others meanwhile. */
    static void killEach(Path folder) {
        try {
            Files.writeString(folder.resolve("cgroup.freeze"), "1", StandardOpenOption.WRITE);
            for (String pid : Files.readAllLines(folder.resolve("cgroup.procs"))) {
                ProcessHandle.of(Long.parseLong(pid)).ifPresent(ProcessHandle::destroyForcibly);
            }
        } catch (IOException e) {
            // The group is gone, and its processes were before it.
        }
    }

    /**
     * Ends what is left in it, waits until it is gone, and takes the group away.
     *
     * @return whether it is gone; else {@link Groups} take it away at their end
     */
    public boolean remove() throws InterruptedException {
        try {
            freeze.close();
        } catch (IOException e) {
            // Nothing was to be written any more.
        }
        return remove(folder);
    }

    /** The same for a group that somebody else has made, without groups in it. */
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

    /** Gives it back before anything was started in it. */
    public void abandon() {
        try {
            freeze.close();
            Files.delete(folder);
        } catch (IOException e) {
            kill(); // something was; the rest is done with all groups
        }
    }

    private boolean hasEvent(String line) throws IOException {
        return Files.readAllLines(folder.resolve("cgroup.events")).contains(line);
    }
}
