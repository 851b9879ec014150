package org.botarena.arena.machine;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * User ids for the children of an arena that root has started. Each child gets a new id, so that no agent can signal,
 * trace or starve another. The range is one that systemd documents as unused. Thread-safe.
 */
public final class Uids {
    static final long FIRST = 1_900_000_000L;
    private static final long COUNT = 200_000_000L;

    /**
     * Shared by all launchers of this JVM. A user's leftover processes are killed shortly after its child, and no
     * other child may have that id by then. Arenas that run at the same time start far apart.
     */
    private static final AtomicLong NEXT =
            new AtomicLong(Math.floorMod(ProcessHandle.current().pid() * 0x9E37_79B9_7F4A_7C15L, COUNT));

    public long next() {
        return FIRST + 1 + NEXT.getAndIncrement() % (COUNT - 1);
    }

    /** The command prefix that runs a command as this user without privileges; a trial if no command follows. */
    static List<String> dropping(Path setpriv, long uid) {
        List<String> words = prefix(setpriv, uid);
        return java.util.stream.Stream.concat(words.stream(), java.util.stream.Stream.of("true"))
                .toList();
    }

    public static List<String> prefix(Path setpriv, long uid) {
        return List.of(
                setpriv.toString(),
                "--reuid=" + uid,
                "--regid=" + uid,
                "--clear-groups",
                "--no-new-privs",
                "--inh-caps=-all",
                "--bounding-set=-all");
    }
}
