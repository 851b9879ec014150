package org.botarena.arena.timing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.machine.ProcessLock;

/**
 * Which cores the arenas of one user have their games on: a lock on a file for each, so that a second arena takes others
 * as long as there are any. The system takes the locks back however an arena ends. Tables of one JVM share its leases.
 * Where no file can be locked every core is to be had. Thread-safe.
 */
public final class CoreLeases {
    /** The system's lock is the JVM's: whoever closes the file gives it back for all. */
    private static final Map<Path, Lease> OF_THIS_JVM = new HashMap<>();

    private final Path folder;

    private CoreLeases(Path folder) {
        this.folder = folder;
    }

    /** A lock that is held, and for how many tables. */
    private record Lease(ProcessLock lock, int holders) {}

    /** Those of the arenas that use this folder on this machine since it was started; it is made when it is needed. */
    public static CoreLeases in(Path folder) {
        return new CoreLeases(folder.resolve("cores-" + boot()));
    }

    /** A user's folder may be the same on many machines. */
    private static String boot() {
        try {
            return Files.readString(Path.of("/proc/sys/kernel/random/boot_id")).strip();
        } catch (IOException e) {
            return "here"; // without pinned cores nobody asks
        }
    }

    /** Takes a core, unless another arena has it. */
    boolean take(int core) {
        return take(file(core));
    }

    private boolean take(Path file) {
        synchronized (OF_THIS_JVM) {
            Lease held = OF_THIS_JVM.get(file);
            if (held != null) {
                OF_THIS_JVM.put(file, new Lease(held.lock, held.holders + 1));
                return true;
            }
            try {
                Files.createDirectories(folder);
                Optional<ProcessLock> lock = ProcessLock.take(file);
                lock.ifPresent(own -> OF_THIS_JVM.put(file, new Lease(own, 1)));
                return lock.isPresent();
            } catch (IOException e) {
                return true; // nobody can tell
            }
        }
    }

    /** Gives back a core that was taken. */
    void giveBack(int core) {
        giveBack(file(core));
    }

    private static void giveBack(Path file) {
        synchronized (OF_THIS_JVM) {
            Lease held = OF_THIS_JVM.get(file);
            if (held == null) {
                return;
            }
            if (held.holders > 1) {
                OF_THIS_JVM.put(file, new Lease(held.lock, held.holders - 1));
                return;
            }
            OF_THIS_JVM.remove(file);
            try {
                held.lock.close();
            } catch (IOException e) {
                // The lock goes with the process at the latest.
            }
        }
    }

    /** Says to the arena that has a core that another has a game for it. */
    void want(int core) {
        take(wanted(core));
    }

    /** Takes that back, if this arena has said so. */
    void wantNoMore(int core) {
        giveBack(wanted(core));
    }

    /** Whether another arena has a game for a core. */
    boolean isWantedByOthers(int core) {
        synchronized (OF_THIS_JVM) {
            return !OF_THIS_JVM.containsKey(wanted(core))
                    && ProcessLock.holder(wanted(core)).isPresent();
        }
    }

    private Path wanted(int core) {
        return folder.resolve(String.format(Locale.ROOT, "core-%d.wanted", core));
    }

    /** Who has a core: {@code process 4711}. */
    String holder(int core) {
        return ProcessLock.holder(file(core)).orElse("it has just ended");
    }

    private Path file(int core) {
        return folder.resolve("core-" + core);
    }
}
