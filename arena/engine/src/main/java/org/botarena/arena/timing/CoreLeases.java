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
 * The cores that one user's arenas use for their games, as a lock on a file for each core. A second arena takes other
 * cores while there are any. The system releases the locks however an arena ends. Tables of one JVM share its leases.
 * If files cannot be locked, every core is available. Thread-safe.
 */
public final class CoreLeases {
    /** The system's lock belongs to the JVM: closing the file once releases it for all tables. */
    private static final Map<Path, Lease> OF_THIS_JVM = new HashMap<>();

    private final Path folder;

    private CoreLeases(Path folder) {
        this.folder = folder;
    }

    /** A lock that is held, and the number of tables that hold it. */
    private record Lease(ProcessLock lock, int holders) {}

    /**
     * The leases of the arenas that use this folder on this machine since its last boot; the folder is created when
     * needed.
     */
    public static CoreLeases in(Path folder) {
        return new CoreLeases(folder.resolve("cores-" + boot()));
    }

    /** A user's folder may be shared by many machines. */
    private static String boot() {
        try {
            return Files.readString(Path.of("/proc/sys/kernel/random/boot_id")).strip();
        } catch (IOException e) {
            return "here"; // without pinned cores no arena asks
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
                return true; // the holder is unknown
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
                // The lock is released when the process ends at the latest.
            }
        }
    }

    /** Tells the arena that has a core that another one wants it for a game. */
    void want(int core) {
        take(wanted(core));
    }

    /** Withdraws that request if this arena made it. */
    void wantNoMore(int core) {
        giveBack(wanted(core));
    }

    /** Whether another arena wants a core for a game. */
    boolean isWantedByOthers(int core) {
        synchronized (OF_THIS_JVM) {
            return !OF_THIS_JVM.containsKey(wanted(core))
                    && ProcessLock.holder(wanted(core)).isPresent();
        }
    }

    private Path wanted(int core) {
        return folder.resolve(String.format(Locale.ROOT, "core-%d.wanted", core));
    }

    /** The holder of a core: {@code process 4711}. */
    String holder(int core) {
        return ProcessLock.holder(file(core)).orElse("it has just ended");
    }

    private Path file(int core) {
        return folder.resolve("core-" + core);
    }
}
