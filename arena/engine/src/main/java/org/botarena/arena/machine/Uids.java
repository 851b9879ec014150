package org.botarena.arena.machine;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * User numbers for children of an arena that was started by root: a new one for each child, so that no agent can
 * signal, trace or crowd out another. They lie in the range that systemd documents as unused. Thread-safe.
 */
public final class Uids {
    static final long FIRST = 1_900_000_000L;
    private static final long COUNT = 200_000_000L;

    /**
     * One for all launchers of this JVM: what is left of a user is killed with its child, a moment after it, and by then
     * nobody else may bear its number. Arenas beside each other begin far apart.
     */
    private static final AtomicLong NEXT =
            new AtomicLong(Math.floorMod(ProcessHandle.current().pid() * 0x9E37_79B9_7F4A_7C15L, COUNT));

    public long next() {
        return FIRST + 1 + NEXT.getAndIncrement() % (COUNT - 1);
    }

    /** The words that run a command as this user without any privilege; with nothing behind them, a trial. */
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
